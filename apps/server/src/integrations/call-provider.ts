import * as z from 'zod/mini';
import type { CodeChannel } from '@saer/contract/account/auth';

/** Somebody else's system did not answer, or not as agreed; later it may. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Somebody else's system understood and will not do it, now or later. */
export class ProviderError extends Error {
  override readonly name = 'Refused';
}

/** A mail server knows no such address. */
export class UnknownAddress extends ProviderError {}

export interface ProviderRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** A form as `URLSearchParams`, bytes as they are; anything else goes as JSON. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

export interface ProviderReply {
  readonly status: number;
  readonly json: unknown;
}

/** The time that another system may take, and the bytes that it may say. */
export const providerTimeoutMs = 10_000;
const longestReply = 64 * 1024;

async function shortText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestReply) throw new Unavailable('the reply is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function written(body: unknown): {
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
} {
  if (body instanceof URLSearchParams)
    return { type: 'application/x-www-form-urlencoded', content: body.toString() };
  if (body instanceof Uint8Array) return { type: 'application/octet-stream', content: new Uint8Array(body) };
  return { type: 'application/json', content: JSON.stringify(body) };
}

/**
 * Asks another system within limits of time and size; follows no redirect.
 * @throws {Unavailable} where no answer can be had
 */
export async function callProvider({
  url,
  method = 'POST',
  headers,
  body,
  timeoutMs,
}: ProviderRequest): Promise<ProviderReply> {
  const sent = body === undefined ? undefined : written(body);
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(sent && { 'content-type': sent.type }), ...headers },
      ...(sent && { body: sent.content }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs ?? providerTimeoutMs),
    });
    return { status: response.status, json: parsed(await shortText(response)) };
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    // Only the kind of error: a URL may contain a key.
    throw new Unavailable(
      cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer in time',
    );
  }
}

/** A reply, parsed with its schema. */
export function parseReply<S extends z.core.$ZodType>(
  schema: S,
  { status, json }: ProviderReply,
): z.output<S> {
  const result = z.safeParse(schema, json);
  if (result.success) return result.data;
  throw new Unavailable(`an answer with status ${status} that cannot be read`);
}

/** A PDF that goes with a message. */
interface Attachment {
  readonly name: string;
  /** In base64. */
  readonly content: string;
}

/** Headers of a mail besides its subject and recipient. */
export interface MailHeaders {
  /** Where answers go; absent: nowhere, as the sender's address takes none. */
  readonly replyTo?: string;
  /** Ids of the earlier mails of its conversation, in their order: mail programs show it below them. */
  readonly follows?: readonly string[];
  /** Ends the subscription it belongs to by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** A person wrote it, to this one recipient. */
  readonly isPersonal?: boolean;
}

/** A message as it goes out. */
export interface OutgoingMessage {
  /** Our own, the same for every attempt: recipients of a duplicate can recognise it. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
  /** Only mails have it. */
  readonly attachment?: Attachment;
  /** Only mails have it. */
  readonly headers?: MailHeaders | null;
}

/** A transport of messages. Throws `ProviderError` if retrying is useless, anything else if it may help. */
export interface Transport {
  readonly send: (parcel: OutgoingMessage) => Promise<{ readonly id: string }>;
  readonly close: () => Promise<void>;
}

/** The transport of each channel; a channel without one leaves its messages queued. */
export type Transports = Readonly<Partial<Record<CodeChannel, Transport>>>;
