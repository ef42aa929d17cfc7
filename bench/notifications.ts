/** Notifications: an announcement for 10,000 accounts, a bell that hears of what another process wrote, and a thousand connections that wait. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { notificationStreamPath } from '@saer/contract/contact/notification';
import { eq, sql } from 'drizzle-orm';
import { sendAnnouncements } from '../apps/server/src/announcements/jobs.ts';
import { newAnnouncement } from '../apps/server/src/announcements/testing/new-announcement.ts';
import { openSession } from '../apps/server/src/auth/sessions/session.ts';
import { announcement } from '../apps/server/src/notifications/tables.ts';
import { announceChange } from '../apps/server/src/notifications/sending/notify.ts';
import { newNotification } from '../apps/server/src/notifications/testing/new-notification.ts';
import { atMost, atMostTimes, record } from './figure.ts';
import { startBenchServer } from './bench-server.ts';

const ACCOUNTS = 10_000;
const CONNECTIONS = 1_000;
const UPDATES = 100;

await using opened = new AsyncDisposableStack();
const { db, port } = await startBenchServer(opened);

await db.execute(sql`
  insert into account (first_name, last_name, email, role, status, language)
  select 'Seller', g::text, 'seller' || g || '@example.com', 'USER', 'ACTIVE', 'ar'
  from generate_series(1, ${ACCOUNTS}) as g`);

/** Seconds for the same rows written by one statement, without audience, batches and jobs. */
async function bareInsert(): Promise<number> {
  const begun = performance.now();
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into notification (account_id, kind, data)
      select id, 'securityChanged', '{}'::jsonb from account where role = 'USER'`);
    await tx.execute(sql`
      insert into outbox (channel, template, recipient, language, account_id)
      select 'email', 'bare', email, language, id from account where role = 'USER'`);
  });
  const seconds = (performance.now() - begun) / 1_000;
  await db.execute(sql`truncate notification, outbox`);
  return seconds;
}

const bare = await bareInsert();
const id = await newAnnouncement({ db }, { audience: { kind: 'role', role: 'USER' } });
await db
  .update(announcement)
  .set({ state: 'SENDING', startedAt: sql`now()` })
  .where(eq(announcement.id, id));
const begun = performance.now();
await sendAnnouncements(db);
const queued = (performance.now() - begun) / 1_000;

const { rows } = await db.execute<{ id: number }>(
  sql`select id from account where role = 'USER' order by id limit 1`,
);
const reader = rows[0]?.id ?? 0;
const caller = { platform: 'web', userAgent: 'bench', address: '127.0.0.1' } as const;
const tokens = await db.transaction(async (tx) => {
  const { rows: some } = await tx.execute<{ id: number }>(
    sql`select id from account where role = 'USER' order by id limit ${CONNECTIONS}`,
  );
  const all: string[] = [];
  for (const each of some) all.push((await openSession(tx, each.id, caller)).token);
  return all;
});

const used = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_048_576;
};

/** Megabytes that a process takes for connections that wait: opened by another process, after a collection of garbage. */
async function memoryOf(at: number, paths: string, headers: readonly string[]): Promise<number> {
  const before = used();
  const client = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'waiting-connections.ts'), String(at), paths],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  client.stdin.end(JSON.stringify(headers));
  await once(client.stdout, 'data');
  await wait(1_000);
  const after = used();
  client.kill();
  await once(client, 'exit');
  return after - before;
}

const plain = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 2000\n\n');
}).listen(0, '127.0.0.1');
await once(plain, 'listening');
const address = plain.address();
const plainMemory = await memoryOf(typeof address === 'object' ? (address?.port ?? 0) : 0, '/', tokens);
plain.closeAllConnections();
plain.close();
const memory = await memoryOf(port, `/v1${notificationStreamPath}`, tokens);

const token = tokens[0] ?? '';
const response = await fetch(`http://127.0.0.1:${port}/v1${notificationStreamPath}`, {
  headers: { authorization: `Bearer ${token}` },
});
const stream = response.body?.getReader();
const next = async (): Promise<void> => {
  const decoder = new TextDecoder();
  for (;;) {
    const read = await stream?.read();
    if (read === undefined || read.done || decoder.decode(read.value).includes('data:')) return;
  }
};
await next();
const delays: number[] = [];
for (let at = 0; at < UPDATES; at += 1) {
  await db.transaction(async (tx) => {
    await newNotification({ db: tx }, reader);
    await announceChange(tx, [reader]);
  });
  const since = performance.now();
  await next();
  delays.push(performance.now() - since);
}
await stream?.cancel();
const slow = delays.toSorted((one, other) => one - other)[Math.floor(UPDATES * 0.95)] ?? Infinity;

console.log(`${os.availableParallelism()} cores, Node ${process.version}, one round\n`);
record(atMost('an announcement queued for 10,000 accounts', { value: queued, unit: ' s' }, 2));
record(
  atMostTimes(
    {
      figure: 'an announcement queued for 10,000 accounts',
      ours: { value: queued, unit: ' s' },
      peer: { name: 'the same rows by one statement each', value: bare, unit: ' s' },
    },
    6,
  ),
);
record(atMost('the bell hears of a change, 95 of 100', { value: slow, unit: ' ms' }, 300));
record(atMost('memory of 1,000 streams', { value: memory, unit: ' MB' }, 50));
record(
  atMostTimes(
    {
      figure: 'memory of 1,000 streams',
      ours: { value: memory, unit: ' MB' },
      peer: { name: 'a bare Node server', value: plainMemory, unit: ' MB' },
    },
    2,
  ),
);
