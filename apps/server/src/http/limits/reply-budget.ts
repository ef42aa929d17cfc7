import type { ServerResponse } from 'node:http';
import { kilobyte } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';

/** Bytes that a reply takes beside its own: its connection, and what compresses it. */
const besides = 32 * kilobyte;
/** Larger replies are sent one after the other, with everybody else's work between: copying hundreds at once holds up all. */
const large = 128 * kilobyte;

function payloadSize(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  // A stream is read no faster than the caller reads it.
  return Buffer.isBuffer(payload) ? payload.length : 0;
}

/**
 * Limits the bytes of replies that nobody has read yet: at most `max` in all, and half of that on one connection. Where another reply
 * would exceed it, the connections that have not read theirs for longest are closed.
 */
export function limitUnreadReplies(app: FastifyInstance, max: number): void {
  /** In the order in which they were begun. */
  const unread = new Map<ServerResponse, number>();
  let total = 0;
  const forget = (response: ServerResponse): void => {
    total -= unread.get(response) ?? 0;
    unread.delete(response);
  };
  const count = (raw: ServerResponse, size: number): void => {
    if (size > max / 2) {
      raw.destroy();
      return;
    }
    for (const oldest of unread.keys()) {
      if (total + size <= max) break;
      forget(oldest);
      oldest.destroy();
    }
    if (!raw.destroyed) {
      forget(raw);
      unread.set(raw, size);
      total += size;
      // Either may come without the other.
      for (const end of ['finish', 'close']) raw.once(end, () => forget(raw));
    }
  };
  const waiting: (() => void)[] = [];
  const sendNext = (): void => {
    try {
      waiting[0]?.();
    } finally {
      waiting.shift();
      if (waiting.length > 0) setImmediate(sendNext);
    }
  };
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    const size = besides + payloadSize(payload);
    count(raw, size);
    if (size <= large) return done();
    waiting.push(() => done());
    if (waiting.length === 1) setImmediate(sendNext);
  });
}
