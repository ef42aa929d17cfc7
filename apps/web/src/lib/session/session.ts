import * as z from 'zod/mini';
import type { OwnAccount } from '@saer/contract/account/account';
import { type SignedIn, signedIn, findOwnAccount } from '@saer/contract/account/session';
import type { Role } from '@saer/contract/api/role';
import { useSyncExternalStore } from 'react';
import { endSavedSession, leaveSignedOut } from './end-session.ts';
import { forgetSession } from '../api/forget-session.ts';
import { currentLanguage } from '../language/language.ts';
import { pendingCount } from '../browser/pending-count.ts';
import { queryClient } from '../api/query-client.ts';
import { hasFreshToken } from './signed-in-name.ts';
import { showSignOutQuestion } from './sign-out-question.ts';
import { readStorage, writeStorage } from '../browser/storage.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api.ts';

const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** Runs whenever someone signs in or out or their account changes, in this tab or another. */
export const onSessionChange = (listener: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key === null || key === 'data' || key === 'token') listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', heard);
  };
};

const parse = (data: string): SignedIn | undefined => {
  try {
    return z.safeParse(signedIn, JSON.parse(data)).data;
  } catch {
    // Stored values can be changed by anyone at this browser.
    return undefined;
  }
};

// The same object while the stored value is the same: React compares them.
let latest: { readonly data: string; readonly reply: SignedIn | undefined } = { data: '', reply: undefined };
const storedReply = (): SignedIn | undefined => {
  const data = readStorage('data') ?? '';
  if (data !== latest.data) latest = { data, reply: parse(data) };
  return latest.reply;
};

/** The account signed in at this browser: a token and its issue time are stored, and it is under 30 days old. */
export const currentUser = (): OwnAccount | undefined =>
  hasFreshToken() ? storedReply()?.metadata : undefined;

export const currentRole = (): Role => currentUser()?.role ?? 'ANONYMOUS_USER';

export const isSignedIn = (): boolean => currentRole() !== 'ANONYMOUS_USER';

export const useCurrentUser = (): OwnAccount | undefined =>
  useSyncExternalStore(onSessionChange, currentUser);

/** Keeps a session; false where the browser forbids it, and then nobody is signed in. */
export const storeSession = (reply: SignedIn): boolean => {
  forgetSession();
  queryClient.clear();
  const isKept =
    writeStorage('token', reply.access_token) &&
    writeStorage('token_at', String(Date.now())) &&
    writeStorage('data', JSON.stringify(reply)) &&
    writeStorage('appwriteToken', reply.appwriteToken) &&
    writeStorage('sessionId', reply.sessionId) &&
    writeStorage('content', reply.content ?? '') &&
    writeStorage('cookieFallback', reply.cookieFallback ?? '{}') &&
    writeStorage('user', String(reply.metadata.id)) &&
    writeStorage('zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (!isKept) forgetSession();
  tell();
  return isKept;
};

/** Updates the signed-in account's data, such as a confirmed identity. */
export const updateCurrentUser = (changes: Partial<OwnAccount>): void => {
  const reply = storedReply();
  if (reply === undefined) return;
  writeStorage('data', JSON.stringify({ ...reply, metadata: { ...reply.metadata, ...changes } }));
  tell();
};

/** The calculation entered before there was an account; reading it removes it. */
export const takePendingCalculation = (): string | undefined => {
  const { pendingCalculation, ...reply } = storedReply() ?? {};
  if (pendingCalculation !== undefined) writeStorage('data', JSON.stringify(reply));
  return pendingCalculation;
};

/** Ends the session; false if the server could not be told yet. */
export const endSession = async (): Promise<boolean> => {
  const isAnswered = await endSavedSession(currentLanguage());
  queryClient.clear();
  return isAnswered;
};

/** Ends the session, then reloads the root or goes home, where it is announced. Asks first if changes wait to be sent. */
export const signOut = async (): Promise<void> => {
  if (pendingCount() > 0) showSignOutQuestion(true);
  else leaveSignedOut(await endSession());
};

/** Fetches the signed-in account: detects an ended session, and changes made elsewhere. */
export const currentUserQuery = (id: number | undefined) =>
  queryOptions({
    meta: { quiet: true },
    queryKey: ['current-user', id],
    queryFn: async () => {
      const { acceptanceNeeded = false, ...account } = await call(findOwnAccount, {});
      updateCurrentUser(account);
      return { ...account, acceptanceNeeded };
    },
    enabled: id !== undefined,
    staleTime: 60_000,
  });
