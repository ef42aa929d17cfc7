import * as z from 'zod/mini';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { basePath, type Call, type Endpoint, type EndpointInput } from '@saer/contract/api/endpoint';
import { type ErrorReply, errorReply } from '@saer/contract/api/error-reply';
import { writable } from '@saer/contract/api/writable';
import { callHeaders, deviceId } from './call-headers.ts';
import { forgetSession } from './forget-session.ts';
import { currentLanguage, i18n } from '../language/language.ts';
import { readStorage } from '../browser/storage.ts';
import { useSyncExternalStore } from 'react';

const secondFactorPath = '/account/second-factor';

/** The page for setting up a required second factor, which continues to the requested page. */
export const secondFactorPage = (to: string): string => `${secondFactorPath}?${new URLSearchParams({ to })}`;

/** Redirects there when the server requires it. */
const goToSecondFactor = (): void => {
  if (location.pathname === secondFactorPath) return;
  location.assign(secondFactorPage(`${location.pathname}${location.search}${location.hash}`));
};

/** Changes that the server rejected because documents have to be accepted first. */
let rejections = 0;
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const reportAcceptanceNeeded = (): void => {
  rejections += 1;
  for (const listener of listeners) listener();
};

/** The number of rejected changes: each new one asks again. */
export const useAcceptanceRejections = (): number => useSyncExternalStore(listen, () => rejections);

/** Says whether a change was rejected since the page was opened. */
export const useIsAcceptanceNeeded = (): boolean => useAcceptanceRejections() > 0;

/** The message for a status if the reply has none: mostly a proxy's. */
const statusMessages: Readonly<Record<number, MessageDescriptor>> = {
  404: msg`Not found`,
  413: msg`Too large`,
  500: msg`Server error`,
  502: msg`Bad gateway`,
  503: msg`Service unavailable`,
  504: msg`Gateway timeout`,
};

/** `status - words`, as the specification has it, in the reader's language. */
const statusWords = (status: number): string =>
  `${status} - ${i18n._(statusMessages[status] ?? msg`The request failed`)}`;

/** An error reply. Its message can be displayed; the reply contains fields and codes. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** 0: no answer came at all. */
  readonly status: number;
  readonly reply: ErrorReply | undefined;

  constructor(message: string, status: number, reply?: ErrorReply) {
    super(message);
    this.status = status;
    this.reply = reply;
  }
}

let reportLoss = (): void => undefined;

/** Calls the listener whenever no answer came at all. */
export const onLoss = (listener: () => void): void => {
  reportLoss = listener;
};

let keepTyped = (): void => undefined;

/** Calls the listener before the page is left because the app is too old. */
export const onOutdated = (listener: () => void): void => {
  keepTyped = listener;
};

const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (error) {
    // Whoever broke it off knows that no answer comes.
    if (init.signal?.aborted === true) throw error;
    reportLoss();
    throw new ApiFailure(i18n._(msg`Check your internet connection`), 0);
  }
};

/** Says whether the server answers at all, whatever it says. */
export const isReachable = (): Promise<boolean> =>
  fetch(`${basePath}/health`, { cache: 'no-store', signal: AbortSignal.timeout(8000) }).then(
    () => true,
    () => false,
  );

const json = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

/** Parses the reply of an endpoint. An incomplete reply counts as none; an invalid one as a failure. */
const toReply = async <E extends Endpoint>(endpoint: E, response: Response) => {
  const answer = await json(response);
  if (answer === undefined) throw new ApiFailure(i18n._(msg`No response received`), 0);
  const { success, data } = z.safeParse<E['reply']>(endpoint.reply, answer);
  if (!success) throw new ApiFailure(i18n._(msg`Action failed`), response.status);
  return data;
};

const search = (query: unknown): string => {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
};

/** Signing in and out say themselves whose session they mean; a 401 of theirs ends none. */
const sessionless = /^\/auth\/(?:authenticate|logout)$/;

/** The session is over: redirects to signing in, and from there back to this page. */
const leave = (): void => {
  forgetSession();
  if (location.pathname.startsWith('/access')) return;
  const to = `${location.pathname}${location.search}${location.hash}`;
  location.assign(`/access/login?${new URLSearchParams({ ended: 'true', to })}`);
};

/** The message of an error, even if its code is one that this app does not know. */
const getMessage = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : undefined;

const reject = async (response: Response, token: string | undefined): Promise<never> => {
  const { status } = response;
  const answer = await json(response);
  const { data: reply } = z.safeParse(errorReply, answer);
  // Someone may have signed in again meanwhile: only the rejected session is over.
  if (status === 401 && token !== undefined && token === readStorage('token')) leave();
  if (reply?.code === 'secondFactorNeeded') goToSecondFactor();
  if (reply?.code === 'acceptanceNeeded') reportAcceptanceNeeded();
  // The page of an outdated app calls the API itself: it must not lead to itself for ever.
  if (status === 426 && location.pathname !== '/user/download') {
    keepTyped();
    location.assign(`/user/download${search({ least: reply?.details?.['least'] ?? '' })}`);
  }
  const message =
    status === 429
      ? i18n._(msg`Too many requests. Wait a moment and try again.`)
      : (getMessage(answer) ?? statusWords(status));
  throw new ApiFailure(message, status, reply);
};

const part = (input: unknown, name: 'query' | 'body'): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

type Address = Pick<Endpoint, 'method' | 'path'>;

const ask = async (
  { method, path }: Address,
  query: unknown,
  {
    body,
    signal,
    range,
  }: {
    readonly body?: string | FormData | undefined;
    readonly signal?: AbortSignal | undefined;
    readonly range?: string | undefined;
  } = {},
): Promise<Response> => {
  const token = sessionless.test(path) ? undefined : readStorage('token');
  const response = await send(`${basePath}${path}${search(query)}`, {
    method,
    headers: {
      ...callHeaders(currentLanguage(), token, deviceId()),
      // The browser itself says of a form where its parts begin and end.
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(range === undefined ? {} : { 'content-range': range }),
    },
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  return response.ok ? response : reject(response, token);
};

/** Calls an endpoint of the contract. Throws ApiFailure, whatever went wrong on the way. */
export const call: Call = async <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  signal?: AbortSignal,
) => {
  const body = writable(endpoint, part(input, 'body'));
  const response = await ask(endpoint, part(input, 'query'), {
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  return toReply(endpoint, response);
};

/** Sends a file to an endpoint that takes one, or a chunk of it, whose `content-range` says which. */
export const upload = async <E extends Endpoint>(
  endpoint: E,
  query: z.input<E['query']>,
  file: File,
  { range, signal }: { readonly range?: string; readonly signal?: AbortSignal } = {},
) => {
  const form = new FormData();
  form.append('file', file);
  return toReply(endpoint, await ask(endpoint, query, { body: form, signal, range }));
};

/** A file that the server gives only to who is signed in. */
export const download = async (address: Address, query: unknown): Promise<Blob> =>
  (await ask(address, query)).blob();

/** A file that is streamed: the reply arrives before the file is complete. */
export const openFileStream = (address: Address, query: unknown, signal: AbortSignal): Promise<Response> =>
  ask(address, query, { signal });
