import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { siblingDatabase } from '../testing/sibling-database.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let owner: Person;
/** Hears what wakes the workers, as the job runner of any process does. */
let outside: Client;
const wakes: string[] = [];
beforeAll(async () => {
  server = await testApp();
  owner = await person(server, { role: 'USER' });
  outside = new Client(siblingDatabase(inject('testServer'), server.database));
  await outside.connect();
  outside.on('notification', ({ channel, payload = '' }) =>
    wakes.push(`${channel} ${payload.split(' ')[0]}`),
  );
  const { rows } = await outside.query<{ channel: string }>(
    `select 'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24) as channel`,
  );
  for (const channel of ['saer_wake', rows[0]?.channel ?? '']) await outside.query(`listen ${channel}`);
});
afterAll(async () => {
  await outside.end();
  await server[Symbol.asyncDispose]();
});

const wokenBy = async (username: string): Promise<string[]> => {
  wakes.length = 0;
  expect((await server.post('/v1/auth/forgot-password', { username })).status).toBe(200);
  await outside.query('select 1');
  return [...wakes];
};

test('whether an address is known or not, workers are woken in the same way, and not at once', async () => {
  expect(await wokenBy(owner.email)).toEqual(['saer_wake sendEmail']);
  expect(await wokenBy('nobody@example.com')).toEqual(['saer_wake sendEmail']);
});

test('a code waits a moment by the database’s clock before it is sent', async () => {
  const { rows } = await server.db.execute<{ wait: number }>(sql`
    select extract(epoch from start_after - created_on)::float8 * 1000 as wait from pgboss.job where name = 'sendEmail'`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.wait).toBeGreaterThanOrEqual(300);
  expect(rows[0]?.wait).toBeLessThan(1_300);
});
