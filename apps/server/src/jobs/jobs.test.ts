import { setTimeout as wait } from 'node:timers/promises';
import { findJobs, jobNames } from '@saer/contract/site/job';
import { sql } from 'drizzle-orm';
import { Client, DatabaseError } from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { databaseLoss } from '../database/database-loss.ts';
import { person } from '../testing/accounts.ts';
import { siblingDatabase } from '../testing/sibling-database.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { enqueue } from './running/enqueue.ts';
import { jobKinds } from './running/kinds.ts';
import { type JobHandlers, startJobs } from './running/runner.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.execute(sql`delete from pgboss.job`));

const errors: unknown[] = [];
const connection = () => siblingDatabase(inject('testServer'), server.database);
const runner = (handlers: JobHandlers, isScheduled = false) =>
  startJobs({ connection: connection(), handlers, isScheduled, onError: (error) => errors.push(error) });
const add = (...data: object[]) => server.db.transaction((tx) => enqueue(tx, 'sendEmail', data));

const jobs = async () => {
  const { rows } = await server.db.execute<{
    name: string;
    state: string;
    output: { message?: string } | null;
  }>(sql`select name, state, output from pgboss.job where name not like '\\_\\_%' order by created_on`);
  return rows;
};
const states = async () => (await jobs()).map(({ state }) => state);

describe('a job', () => {
  test('is the same row whether we add it or pg-boss does', async () => {
    const boss = new PgBoss({ ...(connection() as object), max: 1, supervise: false, schedule: false });
    await boss.start();
    const rows = [];
    for (const name of ['sendEmail', 'followPayments'] as const) {
      for (const write of [
        () => boss.send(name, { id: 'x' }),
        () => server.db.transaction((tx) => enqueue(tx, name, [{ id: 'x' }])),
      ]) {
        await server.db.execute(sql`delete from pgboss.job`);
        await write();
        const found = await server.db.execute(sql`
          select to_jsonb(job) - 'id' - 'created_on' - 'start_after' - 'keep_until' as job,
            round(extract(epoch from keep_until - start_after)) as kept,
            abs(extract(epoch from start_after - now())) < 60 as due
          from pgboss.job`);
        rows.push(found.rows);
      }
    }
    await boss.stop({ graceful: false });
    expect(rows[0]).toHaveLength(1);
    expect(rows[1]).toEqual(rows[0]);
    expect(rows[3]).toEqual(rows[2]);
  });

  test('of a change that is taken back is never run', async () => {
    const ran: unknown[] = [];
    const running = await runner({ sendEmail: async ({ id }) => ran.push(id) });
    await expect(
      server.db.transaction(async (tx) => {
        await enqueue(tx, 'sendEmail', [{ id: 'never' }]);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    await add({ id: 'ours' });
    await expect.poll(() => ran).toEqual(['ours']);
    await running.stop();
    expect(await states()).toEqual(['completed']);
  });

  test('wakes a worker of another process at once', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const running = await runner({ sendEmail: async () => resolve(performance.now()) });
    // The worker looks by itself only every few seconds: the first look is over.
    await wait(1_000);
    const begun = performance.now();
    await add({ id: 'now' });
    const took = (await promise) - begun;
    await running.stop();
    expect(took).toBeLessThan(1_500);
  });

  test('that fails is tried again, and says why, without the values of its statement', async () => {
    const ran: unknown[] = [];
    errors.length = 0;
    const running = await runner({
      sendEmail: async ({ id }) => {
        ran.push(id);
        if (ran.length === 1) await server.db.execute(sql`select ${'secret@example.com'}::int`);
      },
    });
    await add({ id: 'a' });
    await expect.poll(states).toEqual(['retry']);
    const [failed] = await jobs();
    expect(failed?.output?.message).toContain('A statement failed');
    expect(JSON.stringify(failed)).not.toContain('secret@example.com');
    expect(errors).toHaveLength(1);
    await server.db.execute(sql`update pgboss.job set start_after = now()`);
    await expect.poll(states).toEqual(['completed']);
    await running.stop();
    expect(ran).toEqual(['a', 'a']);
  });

  test('runs once, in whichever of two processes, and each of many does', async () => {
    const ran: unknown[] = [];
    const handlers: JobHandlers = { sendEmail: async ({ id }) => ran.push(id) };
    const running = [await runner(handlers), await runner(handlers)];
    await add(...Array.from({ length: 500 }, (_, id) => ({ id })));
    await expect.poll(() => ran.length).toBeGreaterThanOrEqual(500);
    await Promise.all(running.map(({ stop }) => stop()));
    expect(new Set(ran).size).toBe(500);
    expect(ran).toHaveLength(500);
  });

  test('to a queue that does not exist is refused, with the change', async () => {
    await expect(
      server.db.transaction(async (tx) => {
        await tx.execute(sql`delete from pgboss.queue where name = 'sendSms'`);
        await enqueue(tx, 'sendSms');
      }),
    ).rejects.toThrow('There is no queue sendSms');
  });
});

test('codes do not wait behind many messages', async () => {
  const ran: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const running = await runner({
    sendBulkEmail: async () => {
      await opened;
      ran.push('bulk');
    },
    sendEmail: async () => ran.push('code'),
  });
  await server.db.transaction((tx) =>
    enqueue(
      tx,
      'sendBulkEmail',
      Array.from({ length: 300 }, () => ({})),
    ),
  );
  await expect
    .poll(async () => (await states()).filter((state) => state === 'active').length)
    .toBeGreaterThan(0);
  await add({ id: 'code' });
  await expect.poll(() => ran).toEqual(['code']);
  open();
  await running.stop();
});

const addThree = async () => {
  for (let each = 0; each < 3; each += 1) await server.db.transaction((tx) => enqueue(tx, 'followPayments'));
};

describe('work that repeats', () => {
  test('runs one at a time in all processes, and one more for all that was asked meanwhile', async () => {
    let atOnce = 0;
    let most = 0;
    let runs = 0;
    const followPayments = async () => {
      atOnce += 1;
      runs += 1;
      most = Math.max(most, atOnce);
      await wait(100);
      atOnce -= 1;
    };
    const running = [await runner({ followPayments }), await runner({ followPayments })];
    await addThree();
    await expect.poll(() => runs).toBeGreaterThan(0);
    await addThree();
    await expect.poll(async () => (await states()).every((state) => state === 'completed')).toBe(true);
    await Promise.all(running.map(({ stop }) => stop()));
    expect(most).toBe(1);
    expect(runs).toBeGreaterThanOrEqual(2);
    expect(runs).toBeLessThan(6);
  });

  test('is due at a start, and has its schedule in Riyadh’s time', async () => {
    const ran: string[] = [];
    const running = await runner(
      { supersedeFees: async () => ran.push('fees'), tidySheets: async () => ran.push('sheets') },
      true,
    );
    await expect.poll(() => ran.toSorted()).toEqual(['fees', 'sheets']);
    await running.stop();
    const { rows } = await server.db.execute(
      sql`select name, cron, timezone from pgboss.schedule order by name`,
    );
    expect(rows).toEqual([
      { name: 'supersedeFees', cron: '0 0 * * *', timezone: 'Asia/Riyadh' },
      { name: 'tidySheets', cron: '12 * * * *', timezone: 'Asia/Riyadh' },
    ]);
  });

  test('a stop waits for what runs, and begins nothing else', async () => {
    let ended = 0;
    const running = await runner({
      followPayments: async () => {
        await wait(400);
        ended += 1;
      },
    });
    await addThree();
    await expect.poll(async () => (await states()).includes('active')).toBe(true);
    await addThree();
    await running.stop();
    expect(ended).toBe(1);
    expect((await states()).toSorted()).toEqual(['completed', 'created']);
  });
});

test('every kind of job has its queue in a new database, with its options', async () => {
  const { rows } = await server.db.execute<{ name: string; policy: string }>(
    sql`select name, policy from pgboss.queue where name not like '\\_\\_%'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...jobNames].toSorted());
  const policies = new Map(rows.map(({ name, policy }) => [name, policy]));
  for (const name of jobNames) expect(policies.get(name)).toBe(jobKinds[name].queue.policy);
});

const toCode = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined);

test('a runner whose connections break says that the database is away, and goes on when it is back', async () => {
  errors.length = 0;
  const ran: unknown[] = [];
  const running = await runner({ sendEmail: async ({ id }) => ran.push(id) });
  const outside = new Client(siblingDatabase(inject('testServer'), 'postgres'));
  await outside.connect();
  const permit = (isOpen: boolean) =>
    outside.query(`alter database "${server.database}" with allow_connections ${isOpen}`);
  await permit(false);
  await outside.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${server.database}' and application_name = 'saer-jobs'`);
  // Its workers look for jobs and get no connection.
  await expect.poll(() => errors.some((error) => toCode(error) === '55000')).toBe(true);
  await permit(true);
  await outside.end();
  await add({ id: 'after' });
  await expect.poll(() => ran).toEqual(['after']);
  await running.stop();
  // Of this state of a database, which is none of an outage, the code tells; of every other that it is one.
  expect(errors.filter((error) => databaseLoss(error) === undefined && toCode(error) !== '55000')).toEqual(
    [],
  );
  expect(errors.every((error) => error instanceof Error)).toBe(true);
  errors.length = 0;
});

describe('admins', () => {
  test('see what waits, runs and failed, and run what is repeated', async () => {
    const admin = await person(server, { role: 'ADMIN' });
    expect((await server.post('/v1/job/run', { name: 'tidySheets' }, admin.headers)).status).toBe(200);
    expect((await server.post('/v1/job/run', { name: 'tidySheets' }, admin.headers)).status).toBe(200);
    const seen = async () => findJobs.reply.parse((await server.get('/v1/job', admin.headers)).json);
    const of = async (name: string) => (await seen()).jobs.find((each) => each.name === name);
    expect(await of('tidySheets')).toMatchObject({
      waiting: 1,
      endedAt: null,
      failing: 0,
      cron: '12 * * * *',
    });
    let isBroken = true;
    const running = await runner({
      tidySheets: async () => {
        if (isBroken) throw new Error('The disk is full');
      },
    });
    await expect.poll(async () => (await of('tidySheets'))?.failing).toBe(1);
    const [failure] = (await seen()).failures;
    expect(failure).toMatchObject({ name: 'tidySheets', tries: 1 });
    expect(failure?.error).toContain('The disk is full');
    expect(Date.parse(failure?.nextAt ?? '')).toBeGreaterThan(Date.now());
    isBroken = false;
    await server.db.execute(sql`update pgboss.job set start_after = now()`);
    await expect.poll(async () => (await of('tidySheets'))?.failing).toBe(0);
    expect((await of('tidySheets'))?.endedAt).not.toBeNull();
    await running.stop();
    errors.length = 0;
  });

  test('and nobody else', async () => {
    const seller = await person(server, { role: 'USER' });
    expect((await server.get('/v1/job', seller.headers)).status).toBe(403);
    expect((await server.post('/v1/job/run', { name: 'tidySheets' }, seller.headers)).status).toBe(403);
    const admin = await person(server, { role: 'ADMIN' });
    expect((await server.post('/v1/job/run', { name: 'sendEmail' }, admin.headers)).status).toBe(400);
    expect(await states()).toEqual([]);
  });
});
