/** A server on a database that is there, whose outside systems are at the addresses that it is given. */
import process from 'node:process';
import * as z from 'zod/mini';
import { buildApp } from '../../apps/server/src/app.ts';
import { openChannelListener } from '../../apps/server/src/database/channel-listener.ts';
import { openDatabase } from '../../apps/server/src/database/database.ts';
import { gatewayClient } from '../../apps/server/src/integrations/gateway/client.ts';
import { securePost } from '../../apps/server/src/integrations/push/push-post.ts';
import { openPushTransports } from '../../apps/server/src/integrations/push/service.ts';
import { startJobs } from '../../apps/server/src/jobs/running/runner.ts';
import { messageSender } from '../../apps/server/src/messages/jobs.ts';
import { pushSender } from '../../apps/server/src/notifications/push/send-push.ts';
import { readSettings } from '../../apps/server/src/settings.ts';
import { serverInput } from './server-input.ts';

const { connection, environment, gateway, ca, timeoutMs } = z.parse(
  serverInput,
  JSON.parse(process.argv[2] ?? ''),
);
const secretKey = 'only-for-the-faults-'.repeat(2);
const { db } = openDatabase(connection, () => undefined);
const listener = openChannelListener(connection, () => undefined);
const usual = readSettings(
  { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '1000000', ...environment },
  '/',
);
// How late it is, is measured from outside.
const settings = { ...usual, longestDelay: 0 };
const app = await buildApp({
  settings,
  db,
  listener,
  secretKey,
  version: '0.0.0',
  webFolder: '/nonexistent',
  openCards: () => ({
    gateway: async () => gatewayClient({ ...gateway, timeoutMs }),
    simulator: undefined,
    close: async () => {},
  }),
});
/** Errors that are nobody's bad day. */
const errors: string[] = [];
const onError = (error: unknown): void => {
  errors.push(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
};
const sender = messageSender({ db, settings, timeoutMs });
const post = securePost({ ca, mayCall: () => true, timeoutMs });
const push = openPushTransports({ db, settings, secretKey, post });
await startJobs({
  connection,
  listener,
  isScheduled: false,
  onError,
  handlers: {
    ...sender.handlers,
    sendPush: pushSender({ db, settings, transports: push.transports, onRefused: onError }),
  },
});
process.once('disconnect', () => process.exit());
process.on('message', () => process.send?.({ errors: errors.splice(0) }));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(z.parse(z.object({ port: z.int() }), app.server.address()));
