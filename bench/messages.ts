/** Messages to many: how long it takes to queue them, and how fast the local mailbox has them, beside the same mails without queue and record. */
import os from 'node:os';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { startMailServer } from '../apps/server/src/integrations/email/local/mail-server.ts';
import { mailTransport } from '../apps/server/src/integrations/email/mail-transport.ts';
import { localMessage } from '../apps/server/src/integrations/local/tables.ts';
import { startJobs } from '../apps/server/src/jobs/running/runner.ts';
import { messageSender } from '../apps/server/src/messages/jobs.ts';
import { queueMessage, queueMessages } from '../apps/server/src/messages/queries.ts';
import { outbox } from '../apps/server/src/messages/tables.ts';
import type { Message } from '../apps/server/src/messages/templates/message.ts';
import { render } from '../apps/server/src/messages/templates/render.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { startBenchServer } from './bench-server.ts';
import { atLeast, atLeastShare, atMost, record } from './figure.ts';

const MAILS = 10_000;
const siteOrigin = 'http://localhost:3000';

const mailTo = (at: number): Message => ({
  template: 'newsletterIssue',
  isTest: false,
  language: at % 2 === 0 ? 'ar' : 'en',
  email: `seller${at}@example.com`,
  subject: 'New fees from the first of the month',
  text: 'The fees of a store change. '.repeat(20),
  unsubscribeUrl: `${siteOrigin}/unsubscribe?token=${at}`,
});

await using opened = new AsyncDisposableStack();
const { db, connection, folder } = await startBenchServer(opened);

/** Mails a second without outbox and jobs: rendered, and sent over the same ten connections to the same mailbox. */
async function bare(count: number): Promise<number> {
  const server = await startMailServer(db);
  const transport = mailTransport({ smtpUrl: server.smtpUrl, from: 'bench@example.com', siteOrigin });
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < count; at = next++) {
      const message = mailTo(at);
      const mail = {
        ...render(message, siteOrigin),
        id: crypto.randomUUID(),
        recipient: `seller${at}@example.com`,
      };
      await transport.send({ ...mail, html: mail.html ?? null, headers: null });
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: 10 }, lane));
  const seconds = (performance.now() - begun) / 1_000;
  await transport.close();
  await server.close();
  return count / seconds;
}

const peer = await bare(2_000);
await db.delete(localMessage);

const begun = performance.now();
await db.transaction((tx) =>
  queueMessages(
    tx,
    siteOrigin,
    Array.from({ length: MAILS }, (_, at) => mailTo(at)),
  ),
);
const queued = (performance.now() - begun) / 1_000;

const sender = messageSender({ db, settings: readSettings({ NODE_ENV: 'test' }, folder) });
const sending = performance.now();
const runner = await startJobs({ connection, handlers: sender.handlers, onError: console.error });
let code: number | undefined;
for (let sent = 0; sent < MAILS;) {
  await new Promise((resolve) => setTimeout(resolve, 100));
  sent = await db.$count(outbox, sql`state = 'SENT'`);
  // In the middle of it somebody asks for a code.
  if (code === undefined && sent > MAILS / 10) code = await codeAfter();
}
const rate = (MAILS + 1) / ((performance.now() - sending) / 1_000);
sender.end();
await runner.stop();
await sender.close();

/** Milliseconds from asking for a code to its mail. */
async function codeAfter(): Promise<number> {
  const asked = performance.now();
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const message = { template: 'registrationCode', language: 'ar', code: '482913', expiresAt } as const;
  await db.transaction((tx) => queueMessage(tx, siteOrigin, { ...message, email: 'code@example.com' }));
  while ((await db.$count(localMessage, sql`recipient = 'code@example.com'`)) === 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
  return performance.now() - asked;
}

const failed = await db.$count(outbox, sql`state <> 'SENT'`);
console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, one round; ${failed} of ${MAILS + 1} not sent\n`,
);
record(atMost(`${MAILS.toLocaleString('en')} messages queued`, { value: queued, unit: ' s' }, 2));
record(atLeast('messages to many, to the local mailbox', { value: rate, unit: '/s' }, 500));
record(
  atLeastShare(
    {
      figure: 'messages to many, to the local mailbox',
      ours: { value: rate, unit: '/s' },
      peer: { name: 'the same mails without queue and record', value: peer, unit: '/s' },
    },
    0.3,
  ),
);
record(atMost('a code while they are sent', { value: code ?? Infinity, unit: ' ms' }, 300));
