import { basePath } from '@saer/contract/api/endpoint';
import { notificationStreamPath, type NotificationSignal } from '@saer/contract/contact/notification';
import type { FastifyInstance } from 'fastify';
import type { Writable } from 'node:stream';
import type { AppDependencies } from '../../app-dependencies.ts';
import { databaseLoss } from '../../database/database-loss.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { guardedCaller } from '../../http/mounting/mount.ts';
import { findSignals as signalsOf } from '../queries.ts';
import type { ChannelListener } from '../../database/channel-listener.ts';

/** A connection that follows somebody's notifications. */
interface Follower {
  readonly accountId: number;
  readonly response: Writable;
  /** Tells whether its session is still open. */
  readonly isWelcome: () => Promise<boolean>;
}

interface Options {
  readonly listener: ChannelListener | undefined;
  readonly findSignals: (accountIds: readonly number[]) => Promise<ReadonlyMap<number, NotificationSignal>>;
  readonly onError: (error: unknown) => void;
  /** The pause after which a connection is kept alive and its session looked at, in milliseconds. */
  readonly beatMs: number;
}

interface SignalHub {
  /** False: there are too many. */
  readonly add: (follower: Follower) => boolean;
  /** Ends every connection; whoever follows comes again. */
  readonly close: () => void;
}

/** Connections of one account: its oldest gives way. */
const maxOfAccount = 8;
/** Connections of one process. */
const maxInAll = 4_000;
/** Changes that come within this time are sent together, in milliseconds. */
const togetherMs = 30;

/** Sends each follower how its notifications stand: at first, and after every change, in whichever process it was made. */
export function signalHub({ listener, findSignals, onError, beatMs }: Options): SignalHub {
  const followers = new Map<number, Set<Follower>>();
  /** The state that each was sent last: the same is not sent again. */
  const sent = new WeakMap<Follower, string>();
  const changed = new Set<number>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  /** A copy: those that end meanwhile leave the others. */
  const all = (): Follower[] => Array.from(followers.values()).flatMap((own) => Array.from(own));
  const drop = (follower: Follower): void => {
    const own = followers.get(follower.accountId);
    if (own?.delete(follower) !== true) return;
    count -= 1;
    if (own.size === 0) followers.delete(follower.accountId);
  };
  const write = ({ response }: Follower, text: string): void => {
    // Who has not read the last ones gets no more: it comes again, and is told how things stand then.
    if (response.writableNeedDrain) response.destroy();
    else response.write(text);
  };
  const tell = async (): Promise<void> => {
    timer = undefined;
    const ids = [...changed].filter((each) => followers.has(each));
    changed.clear();
    if (ids.length === 0) return;
    const signals = await findSignals(ids);
    for (const id of ids) {
      const text = JSON.stringify(signals.get(id) ?? { unread: 0, newestId: null });
      for (const follower of followers.get(id) ?? []) {
        if (sent.get(follower) === text) continue;
        sent.set(follower, text);
        write(follower, `data: ${text}\n\n`);
      }
    }
  };
  const soon = (ids: Iterable<number>): void => {
    for (const each of ids) if (followers.has(each)) changed.add(each);
    if (changed.size > 0) timer ??= setTimeout(() => void tell().catch(onError), togetherMs);
  };
  const unsubscribe = listener?.subscribe('saer_notification', (payload) =>
    soon(payload === undefined || payload === '*' ? followers.keys() : payload.split(',').map(Number)),
  );
  const beat = async (): Promise<void> => {
    // Together: their sessions are looked up by one statement.
    await Promise.all(
      all().map(async (follower) => {
        if (await follower.isWelcome()) write(follower, ':\n\n');
        else follower.response.end();
      }),
    );
  };
  // A database that is away says nothing about sessions: they are looked at the next time.
  const beats = setInterval(() => void beat().catch(() => undefined), beatMs);
  beats.unref();

  return {
    add: (follower) => {
      const own = followers.get(follower.accountId) ?? new Set();
      const [oldest] = own;
      if (own.size >= maxOfAccount && oldest !== undefined) {
        drop(oldest);
        oldest.response.end();
      }
      if (count >= maxInAll) return false;
      followers.set(follower.accountId, own.add(follower));
      count += 1;
      follower.response.once('close', () => drop(follower));
      soon([follower.accountId]);
      return true;
    },
    close: () => {
      unsubscribe?.();
      clearInterval(beats);
      clearTimeout(timer);
      for (const { response } of all()) response.end();
    },
  };
}

/** The shortest pause after which connections are kept alive, in milliseconds. */
const longestBeat = 25_000;
/** The pause after which a client comes again, in milliseconds. */
const comeAgainMs = 2_000;
const eventStream = 'text/event-stream; charset=utf-8';

/** Serves the stream of the own notifications. `isSessionOpen` says whether a token is still good. */
export function serveStream(
  app: FastifyInstance,
  { db, listener, settings }: Pick<AppDependencies, 'db' | 'listener' | 'settings'>,
  isSessionOpen: (token: string) => Promise<boolean>,
): void {
  const hub = signalHub({
    listener,
    findSignals: (ids) => signalsOf(db, ids),
    onError: (error) => {
      if (databaseLoss(error) === undefined) app.log.error(error, 'notifications could not be read');
    },
    beatMs: Math.min(longestBeat, settings.requestSeconds * 1_000),
  });
  app.addHook('preClose', async () => hub.close());
  app.get(`${basePath}${notificationStreamPath}`, async (request, reply) => {
    const { principal, token = '' } = await guardedCaller(
      app.findPrincipal,
      { method: 'GET', access: 'signedIn' },
      request,
      reply,
    );
    if (request.method === 'HEAD') return reply.type(eventStream).send();
    const { raw: response } = reply;
    const follower = { accountId: principal.accountId, response, isWelcome: () => isSessionOpen(token) };
    if (!hub.add(follower)) throw new AppError({ code: 'overloaded' });
    reply.hijack();
    response.writeHead(200, {
      ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, value ?? ''])),
      'content-type': eventStream,
      // A proxy that collects replies would hold back what is new.
      'x-accel-buffering': 'no',
    });
    response.write(`retry: ${comeAgainMs}\n\n`);
    return reply;
  });
}
