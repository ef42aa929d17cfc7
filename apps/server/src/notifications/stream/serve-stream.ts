import { basePath } from '@saer/contract/endpoint';
import { notificationStreamPath } from '@saer/contract/notification';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';
import { databaseLoss } from '../../database/database-loss.ts';
import { AppError } from '../../http/app-error.ts';
import { guardedCaller } from '../../http/mount.ts';
import { findSignals } from '../queries.ts';
import { signalHub } from './signal-hub.ts';

/** How often connections are kept alive at most, in milliseconds. */
const longestBeat = 25_000;
/** How soon a client comes again, in milliseconds. */
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
    findSignals: (ids) => findSignals(db, ids),
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
