import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { siblingDatabase } from '../testing/sibling-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { startJobs } from '../jobs/running/runner.ts';
import { messageSender, requeueMessages } from './jobs.ts';
import { queueMessage, queueMessages } from './queries.ts';
import { outbox } from './tables.ts';
import { mailServer, toPort } from './testing/mail-server.ts';
import { localMessage } from '../integrations/local/tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.delete(outbox);
  await server.db.delete(localMessage);
});

const origin = 'http://localhost:3000';
const errors: unknown[] = [];
const connection = () => siblingDatabase(inject('testServer'), server.database);
async function worker(environment: Record<string, string> = {}, timeoutMs = 10_000) {
  const settings = readSettings({ NODE_ENV: 'test', ...environment }, '/');
  const sender = messageSender({ db: server.db, settings, timeoutMs });
  const runner = await startJobs({
    connection: connection(),
    handlers: sender.handlers,
    isScheduled: false,
    onError: (error) => errors.push(error),
  });
  return {
    stop: async () => {
      sender.end();
      await runner.stop();
      await sender.close();
    },
  };
}

const soon = () => new Date(Date.now() + 600_000).toISOString();
const toEmail = (email: string, expiresAt = soon()) =>
  server.db.transaction((tx) =>
    queueMessage(tx, origin, {
      template: 'registrationCode',
      language: 'ar',
      email,
      code: '482913',
      expiresAt,
    }),
  );
const toMobile = (mobile: string) =>
  server.db.transaction((tx) =>
    queueMessage(tx, origin, {
      template: 'passwordCode',
      language: 'ar',
      mobile,
      code: '771204',
      expiresAt: soon(),
    }),
  );

const row = async (recipient: string) =>
  (await server.db.select().from(outbox).where(eq(outbox.recipient, recipient)))[0];
async function until(recipient: string, holds: (message: Awaited<ReturnType<typeof row>>) => boolean) {
  for (;;) {
    const message = await row(recipient);
    if (holds(message)) return message;
    await wait(50);
  }
}
const readJob = async (recipient: string) => {
  const { rows } = await server.db.execute<{ state: string; wait: string; expires: string }>(sql`
    select state, extract(epoch from start_after - now()) as wait,
      extract(epoch from started_on - now()) + expire_seconds as expires
    from pgboss.job where data->>'id' in (select id::text from outbox where recipient = ${recipient})`);
  return rows[0];
};
/** Lets the time pass until a message is tried again, also one whose worker died. */
const dueNow = (recipient: string) =>
  server.db.execute(sql`
    update pgboss.job set
      start_after = least(start_after, now()),
      started_on = case when state = 'active' then now() - interval '1 hour' else started_on end
    where state < 'completed' and data->>'id' in (select id::text from outbox where recipient = ${recipient})`);

test('mail and SMS arrive at the local providers, and their content is erased from the outbox', async () => {
  const running = await worker();
  await toEmail('seller@example.com');
  await toMobile('+966500000001');
  const mail = await until('seller@example.com', (message) => message?.state === 'SENT');
  const sms = await until('+966500000001', (message) => message?.state === 'SENT');
  await running.stop();
  expect(mail).toMatchObject({ subject: null, body: null, html: null, attempts: 1 });
  expect(mail?.providerMessageId).toBe(`<${mail?.id}@localhost>`);
  const received = await server.db.select().from(localMessage);
  expect(received.map(({ channel, recipient }) => `${channel} ${recipient}`).toSorted()).toEqual([
    'email seller@example.com',
    'sms +966500000001',
  ]);
  const source = received.find(({ channel }) => channel === 'email')?.source;
  expect(source).toContain(`Message-ID: <${mail?.id}@localhost>`);
  const text = received.find(({ channel }) => channel === 'sms');
  expect(text?.source).toMatch(/^771204 /);
  expect(text?.id).toBe(sms?.providerMessageId);
});

test('a message of a change that is taken back is never sent', async () => {
  await expect(
    server.db.transaction(async (tx) => {
      await queueMessage(tx, origin, {
        template: 'accountApproved',
        calculation: null,
        language: 'en',
        email: 'never@example.com',
        firstName: 'Never',
      });
      throw new Error('the change failed');
    }),
  ).rejects.toThrow('the change failed');
  expect(await row('never@example.com')).toBeUndefined();
});

test('a mail with a temporary rejection is sent later, under the same id', async () => {
  using smtp = await mailServer([451]);
  const running = await worker(smtp.environment);
  await toEmail('later@example.com');
  const waiting = await until('later@example.com', (message) => message?.lastError !== null);
  expect(waiting).toMatchObject({ state: 'QUEUED', attempts: 1, lastError: 'SMTP 451' });
  await expect.poll(async () => (await readJob('later@example.com'))?.state).toBe('retry');
  const next = Number((await readJob('later@example.com'))?.wait);
  expect(next).toBeGreaterThan(1);
  expect(next).toBeLessThan(7);
  await dueNow('later@example.com');
  const sent = await until('later@example.com', (message) => message?.state === 'SENT');
  await running.stop();
  expect(sent).toMatchObject({ attempts: 2, body: null, lastError: null });
  expect(smtp.got).toHaveLength(1);
  expect(smtp.got[0]).toContain(`<${sent?.id}@localhost>`);
});

test('a mail with a permanent rejection is given up at once, and its content is erased', async () => {
  using smtp = await mailServer([550]);
  const running = await worker(smtp.environment);
  await toEmail('refused@example.com');
  const failed = await until('refused@example.com', (message) => message?.state === 'FAILED');
  await running.stop();
  expect(failed).toMatchObject({ attempts: 1, lastError: 'SMTP 550', body: null, html: null, subject: null });
});

test('the twelfth failure is the last', async () => {
  using smtp = await mailServer([451]);
  await toEmail('twelfth@example.com');
  await server.db.update(outbox).set({ attempts: 11 });
  const running = await worker(smtp.environment);
  const failed = await until('twelfth@example.com', (message) => message?.state === 'FAILED');
  await running.stop();
  expect(failed).toMatchObject({ attempts: 12, lastError: 'SMTP 451', body: null });
});

test('a code that has expired is not sent', async () => {
  using smtp = await mailServer([]);
  await toEmail('expired@example.com', new Date(Date.now() - 1_000).toISOString());
  const running = await worker(smtp.environment);
  const failed = await until('expired@example.com', (message) => message?.state === 'FAILED');
  await running.stop();
  expect(failed).toMatchObject({ lastError: 'expired', body: null });
  expect(smtp.got).toEqual([]);
});

test('a mail server that hangs does not block SMS, and its mails are retried', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const running = await worker({ SMTP_URL: `smtp://127.0.0.1:${toPort(silent)}` }, 1_000);
  for (let each = 0; each < 12; each += 1) await toEmail(`hang${each}@example.com`);
  await toMobile('+966500000002');
  const sms = await until('+966500000002', (message) => message?.state === 'SENT');
  expect(sms?.state).toBe('SENT');
  const waiting = await until('hang0@example.com', (message) => message?.lastError !== null);
  expect(waiting).toMatchObject({ state: 'QUEUED', attempts: 1 });
  await running.stop();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('two workers beside each other send each message once', async () => {
  using smtp = await mailServer([], () => wait(20));
  for (let each = 0; each < 40; each += 1) await toEmail(`once${each}@example.com`);
  const running = [await worker(smtp.environment), await worker(smtp.environment)];
  for (let each = 0; each < 40; each += 1) {
    await until(`once${each}@example.com`, (message) => message?.state === 'SENT');
  }
  await Promise.all(running.map((each) => each.stop()));
  const ids = smtp.got.map((source) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test('mails to many go out ten at a time, and those whose turn does not come before a stop wait without a try', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  using smtp = await mailServer([], () => released);
  await server.db.transaction((tx) =>
    queueMessages(
      tx,
      origin,
      Array.from({ length: 30 }, (_, at) => ({
        template: 'newsletterIssue',
        isTest: false,
        language: 'en',
        email: `turn${at}@example.com`,
        subject: 'New fees',
        text: 'They change.',
        unsubscribeUrl: `${origin}/unsubscribe`,
      })),
    ),
  );
  const running = await worker(smtp.environment);
  const claimed = () => server.db.$count(outbox, sql`attempts = 1`);
  await expect.poll(async () => `${smtp.got.length} ${await claimed()}`).toBe('10 30');
  const stopped = running.stop();
  release();
  await stopped;
  expect(smtp.got).toHaveLength(10);
  const rows = await server.db.select().from(outbox);
  const count = (state: string, tries: number) =>
    rows.filter((each) => each.state === state && each.attempts - each.attemptsBefore === tries).length;
  expect([count('SENT', 1), count('QUEUED', 0)]).toEqual([10, 20]);
});

test('a stop waits for the mail that is under way', async () => {
  using smtp = await mailServer([], () => wait(400));
  const running = await worker(smtp.environment);
  await toEmail('underway@example.com');
  while (smtp.got.length === 0) await wait(10);
  await running.stop();
  expect(await row('underway@example.com')).toMatchObject({ state: 'SENT' });
});

const module = (file: string) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, file)).href);

/** A worker in a separate process, which can be killed. */
async function workerProgram(environment: Record<string, string>) {
  const program = `
    import { openDatabase } from ${module('../database/database.ts')};
    import { readSettings } from ${module('../settings.ts')};
    import { startJobs } from ${module('../jobs/running/runner.ts')};
    import { messageSender } from ${module('jobs.ts')};
    const connection = ${JSON.stringify(connection())};
    const { db } = openDatabase(connection, () => undefined);
    const settings = readSettings(${JSON.stringify({ NODE_ENV: 'test', ...environment })}, '/');
    const { handlers } = messageSender({ db, settings });
    await startJobs({ connection, handlers, isScheduled: false, onError: () => undefined });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' });
}

test('a message whose worker is killed before it could write down that it was sent goes out again, recognisably', async () => {
  let isKilled = false;
  // The first worker never learns that its mail was taken.
  using smtp = await mailServer([], () => (isKilled ? Promise.resolve() : new Promise(() => undefined)));
  await toEmail('again@example.com');
  const first = await workerProgram(smtp.environment);
  while (smtp.got.length === 0) await wait(10);
  first.kill('SIGKILL');
  await once(first, 'exit');
  isKilled = true;
  const left = await row('again@example.com');
  expect(left).toMatchObject({ state: 'QUEUED', attempts: 1, lastError: null });
  expect(await readJob('again@example.com')).toMatchObject({ state: 'active' });
  expect(Number((await readJob('again@example.com'))?.expires)).toBeGreaterThan(30);
  const second = await worker(smtp.environment);
  for (;;) {
    await dueNow('again@example.com');
    if ((await row('again@example.com'))?.state === 'SENT') break;
    await wait(500);
  }
  await second.stop();
  const ids = smtp.got.map((source) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
  expect(ids).toEqual([`<${left?.id}@localhost>`, `<${left?.id}@localhost>`]);
});

test('a line break in a subject or an address adds no header and no recipient', async () => {
  using smtp = await mailServer([]);
  await server.db.insert(outbox).values([
    {
      channel: 'email',
      template: 'accountApproved',
      recipient: 'header@example.com',
      language: 'en',
      subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nbody',
      body: 'text',
    },
    {
      channel: 'email',
      template: 'accountApproved',
      recipient: 'one@example.com, thief@example.com',
      language: 'en',
      subject: 'Hello',
      body: 'text',
    },
  ]);
  expect(await requeueMessages(server.db)).toBe(2);
  expect(await requeueMessages(server.db)).toBe(0);
  const running = await worker(smtp.environment);
  await until('header@example.com', (message) => message?.state === 'SENT');
  await until(
    'one@example.com, thief@example.com',
    (message) => (message?.attempts === 1 && message.lastError !== null) || message?.state !== 'QUEUED',
  );
  await running.stop();
  for (const source of smtp.got) expect(source).not.toMatch(/^bcc:/im);
  expect(smtp.got.some((source) => /^To: .*thief/im.test(source) && !/"one@/.test(source))).toBe(false);
});

test('in production without a transport messages wait instead of disappearing into a local mailbox', async () => {
  await toEmail('waits@example.com');
  const running = await worker({ NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32) });
  await wait(300);
  await running.stop();
  expect(await row('waits@example.com')).toMatchObject({ state: 'QUEUED', attempts: 0 });
  expect(await server.db.select().from(localMessage)).toEqual([]);
});

test('the worker itself had no errors', () => {
  expect(errors).toEqual([]);
});
