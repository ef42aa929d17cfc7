/**
 * Messages to many: how long it takes to queue announcements and newsletters, and how fast the local mailbox has the mails, beside the
 * same mails without queue and record.
 */
import os from 'node:os';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { sendAnnouncements } from '../apps/server/src/announcements/jobs.ts';
import { startMailServer } from '../apps/server/src/integrations/email/local/mail-server.ts';
import { mailTransport } from '../apps/server/src/integrations/email/mail-transport.ts';
import { localMessage } from '../apps/server/src/integrations/local/tables.ts';
import { startJobs } from '../apps/server/src/jobs/running/runner.ts';
import { messageSender } from '../apps/server/src/messages/jobs.ts';
import { queueMessage, queueMessages } from '../apps/server/src/messages/queries.ts';
import { outbox } from '../apps/server/src/messages/tables.ts';
import type { Message } from '../apps/server/src/messages/templates/message.ts';
import { render } from '../apps/server/src/messages/templates/render.ts';
import { findAnnouncementText } from '../apps/server/src/notifications/queries.ts';
import { announcement } from '../apps/server/src/notifications/tables.ts';
import { readSettings } from '../apps/server/src/settings.ts';
import { startBenchServer } from './bench-server.ts';
import { atLeast, atLeastShare, atMost, record } from './figure.ts';
import { family, isDatabase, secondsOf } from './processes.ts';

const MAILS = 10_000;
const siteOrigin = 'http://localhost:3000';
const text = 'The fees of a store change. '.repeat(20);
const titles = { en: 'New fees from the first of the month', ar: 'رسوم جديدة من أول الشهر' };

await using opened = new AsyncDisposableStack();
const { db, connection, folder } = await startBenchServer(opened);

interface Use {
  readonly seconds: number;
  /** Milliseconds of processor time each, of this process and of the database. */
  readonly own: number;
  readonly database: number;
}

function used() {
  const { user, system } = process.cpuUsage();
  return {
    own: (user + system) / 1_000,
    database: secondsOf(family(process.pid).filter(isDatabase)) * 1_000,
  };
}

/** Does something with this many messages, and says what it took. */
async function measure(count: number, work: () => Promise<unknown>): Promise<Use> {
  const before = used();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  const after = used();
  return {
    seconds,
    own: (after.own - before.own) / count,
    database: (after.database - before.database) / count,
  };
}

const say = (what: string, { own, database }: Use): void =>
  console.log(
    `${what}: ${own.toFixed(2)} ms of this process’s processor each, and ${database.toFixed(2)} of the database’s`,
  );

/** The same mails without outbox and jobs: rendered, and sent over the same ten connections to the same mailbox. */
async function sendBare(count: number): Promise<void> {
  const server = await startMailServer(db);
  const transport = mailTransport({ smtpUrl: server.smtpUrl, from: 'bench@example.com', siteOrigin });
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < count; at = next++) {
      const email = `seller${at}@example.com`;
      const language = at % 2 === 0 ? 'ar' : 'en';
      const title = titles[language];
      const rendered = render(
        { template: 'announcement', email, language, title, text, path: null },
        siteOrigin,
      );
      await transport.send({ ...rendered, id: crypto.randomUUID(), recipient: email, headers: null });
    }
  };
  await Promise.all(Array.from({ length: 10 }, lane));
  await transport.close();
  await server.close();
}

await sendBare(200);
const peer = await measure(2_000, () => sendBare(2_000));
say('sent without queue and record', peer);
await db.delete(localMessage);

const issueTo = (at: number): Message => ({
  template: 'newsletterIssue',
  isTest: false,
  language: at % 2 === 0 ? 'ar' : 'en',
  email: `seller${at}@example.com`,
  subject: titles.en,
  text,
  unsubscribeUrl: `${siteOrigin}/unsubscribe?token=${at}`,
});
const newsletters = await measure(MAILS, () =>
  db.transaction((tx) =>
    queueMessages(
      tx,
      siteOrigin,
      Array.from({ length: MAILS }, (_, at) => issueTo(at)),
    ),
  ),
);
say('newsletters queued', newsletters);
await db.execute(sql`truncate outbox`);
await db.execute(sql`delete from pgboss.job where name = 'sendBulkEmail'`);

await db.execute(sql`
  insert into account (first_name, last_name, email, role, status, language)
  select 'Many', g::text, 'seller' || g || '@example.com', 'USER', 'ACTIVE', case when g % 2 = 0 then 'ar' else 'en' end
  from generate_series(1, ${MAILS}) as g`);
await db.insert(announcement).values({
  titleEn: titles.en,
  titleAr: titles.ar,
  textEn: text,
  textAr: text,
  audience: { kind: 'role', role: 'USER' },
  byEmail: true,
  state: 'SCHEDULED',
  sendAt: new Date().toISOString(),
});
const announcements = await measure(MAILS, () => sendAnnouncements(db));
say('announcements queued', announcements);
const waiting = await db.$count(outbox, sql`state = 'QUEUED'`);
if (waiting !== MAILS) throw new Error(`${waiting} announcements wait`);

const sender = messageSender({
  db,
  settings: readSettings({ NODE_ENV: 'test' }, folder),
  findAnnouncement: (id, language) => findAnnouncementText(db, id, language),
});

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

let code: number | undefined;
const sending = await measure(MAILS + 1, async () => {
  const runner = await startJobs({ connection, handlers: sender.handlers, onError: console.error });
  for (let sent = 0; sent < MAILS;) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    sent = await db.$count(outbox, sql`state = 'SENT'`);
    // In the middle of it somebody asks for a code.
    if (code === undefined && sent > MAILS / 10) code = await codeAfter();
  }
  sender.end();
  await runner.stop();
});
await sender.close();
say('sent', sending);

const rates = { ours: (MAILS + 1) / sending.seconds, peer: 2_000 / peer.seconds };
const failed = await db.$count(outbox, sql`state <> 'SENT'`);
console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, one round; ${failed} of ${MAILS + 1} not sent\n`,
);
const many = MAILS.toLocaleString('en');
record(atMost(`${many} announcements queued`, { value: announcements.seconds, unit: ' s' }, 2));
record(atMost(`${many} newsletters queued`, { value: newsletters.seconds, unit: ' s' }, 2));
record(atLeast('announcements to the local mailbox', { value: rates.ours, unit: '/s' }, 500));
record(
  atLeastShare(
    {
      figure: 'announcements to the local mailbox',
      ours: { value: rates.ours, unit: '/s' },
      peer: { name: 'the same mails without queue and record', value: rates.peer, unit: '/s' },
    },
    0.3,
  ),
);
record(atMost('a code while they are sent', { value: code ?? Infinity, unit: ' ms' }, 300));
