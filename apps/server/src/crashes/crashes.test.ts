import * as z from 'zod/mini';
import { appVersion } from '@saer/contract/api/app-version';
import { findCrashes, maxCrashes } from '@saer/contract/api/crash';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { dropOldCrashes } from './jobs.ts';
import { cleanReport, withoutPersonalData } from './queries.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp({ environment: { TRUST_PROXY: '1' } });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.execute(sql`delete from crash_report`));

let networks = 0;
const stack = 'TypeError: x is undefined\n    at price (https://saer.example/assets/app-B3x.js:1:2345)';
const report = { message: 'x is undefined', stack, version: appVersion, page: '/user/products' };
const send = (more: object = {}) => {
  networks += 1;
  const from = { 'x-forwarded-for': `198.51.${Math.floor(networks / 250)}.${networks % 250}` };
  return server.post('/v1/error', { ...report, ...more }, from);
};
const read = async () =>
  z.parse(findCrashes.reply, (await server.get('/v1/error', admin.headers)).json).crashes;

describe('reports of a crash', () => {
  it('are one row with how many and since when', async () => {
    for (const page of ['/user/products', '/ar/calculator', '/user/products']) {
      expect(await send({ page })).toMatchObject({ status: 200, json: { received: true } });
    }
    await send({ message: 'y is undefined' });
    const crashes = await read();
    expect(crashes.map(({ message, count }) => [message, count])).toEqual([
      ['y is undefined', 1],
      ['x is undefined', 3],
    ]);
    expect(crashes[1]).toMatchObject({
      pages: ['/user/products', '/calculator'],
      version: appVersion,
      stack: 'at price (https://saer.example/assets/app-B3x.js:1:2345)',
      state: 'OPEN',
    });
  });

  it('are apart by version and by place in the code', async () => {
    await send();
    await send({ version: '1.3' });
    await send({ stack: stack.replace('2345', '9') });
    expect(await read()).toHaveLength(3);
  });

  it('are resolved until the crash is seen again, which the history says', async () => {
    await send();
    const [{ id } = { id: 0 }] = await read();
    const resolved = await server.put('/v1/error', { id, state: 'RESOLVED' }, admin.headers);
    expect(resolved).toMatchObject({ status: 200, json: { state: 'RESOLVED' } });
    const filter = btoa(JSON.stringify({ where: { entity: 'crashReport' }, limit: 5 }));
    const { json } = await server.get(`/v1/history/page?filter=${filter}`, admin.headers);
    expect(json).toMatchObject({ total: 1, data: [{ action: 'close', nameEn: 'x is undefined' }] });
    await send();
    expect(await read()).toMatchObject([{ id, state: 'OPEN', count: 2 }]);
    const gone = await server.put('/v1/error', { id: id + 1, state: 'OPEN' }, admin.headers);
    expect(gone.json).toMatchObject({ code: 'rowGone' });
  });

  it('are seen by admins alone', async () => {
    const seller = await person(server, { role: 'USER' });
    expect((await server.get('/v1/error', seller.headers)).status).toBe(403);
    expect((await server.get('/v1/error')).status).toBe(401);
  });

  it('are limited in size', async () => {
    expect((await send({ message: 'x'.repeat(1_001) })).status).toBe(400);
    expect((await send({ stack: 'x'.repeat(30_000) })).status).toBe(413);
  });

  it('are of so many crashes at most: resolved ones and those seen longest ago make room', async () => {
    await server.db.execute(sql`
      insert into crash_report (fingerprint, message, stack, version, pages, last_at, state)
      select 'f' || n, 'm' || n, '', '1.4', '{}', now() - n * interval '1 minute',
        case when n = 1 then 'RESOLVED' else 'OPEN' end
      from generate_series(1, ${maxCrashes}) as n`);
    await send();
    const crashes = await read();
    expect(crashes).toHaveLength(maxCrashes);
    expect(crashes.some(({ message }) => message === 'm1')).toBe(false);
    expect(crashes.some(({ message }) => message === report.message)).toBe(true);
  });

  it('are deleted after 90 days in which the crash was not seen', async () => {
    await send();
    await send({ version: '1.3' });
    await server.db.execute(
      sql`update crash_report set last_at = now() - interval '91 days' where version = '1.3'`,
    );
    await dropOldCrashes(server.db);
    expect(await read()).toMatchObject([{ version: appVersion }]);
  });
});

test.each([
  ['no account maha.saleh@example.com found', 'no account <email> found'],
  ['call +966 50 123 4567 now', 'call +<number> now'],
  ['id ١٠٣٤٥٦٧٨٩٠ is wrong', 'id <number> is wrong'],
  ['GET https://saer.example/user?name=Maha#x failed', 'GET https://saer.example/user failed'],
  ['GET /user/product?id=7&q=Maha failed', 'GET /user/product failed'],
  ['https://maha:secret@saer.example/x', 'https://saer.example/x'],
  ['Bearer abc.def refused', '<secret> refused'],
  ['token=abc refused', '<secret> refused'],
  ['eyJhbGciOiJIUzI1NiIsInR5cCI6 is no token', '<token> is no token'],
  ['at /home/maha/projects/app.js:1:2', 'at app.js:1:2'],
  ['at C:\\Users\\Maha\\app.js:1:2', 'at app.js:1:2'],
  ['at file:///C:/Users/Maha/app.js:1:2', 'at app.js:1:2'],
  ['Unexpected token < in JSON at position 0', 'Unexpected token < in JSON at position 0'],
  [
    'at x (https://saer.example/assets/index-B3x.js:1:23456)',
    'at x (https://saer.example/assets/index-B3x.js:1:23456)',
  ],
  ['price@https://saer.example/assets/app.js:1:2', 'price@https://saer.example/assets/app.js:1:2'],
])('of %j remains %j', (text, cleaned) => {
  expect(withoutPersonalData(text)).toBe(cleaned);
});

test('pages that the app does not have, and versions that are none, are not stored', () => {
  const cleaned = cleanReport({ ...report, page: '/user/maha@example.com', version: '<b>' });
  expect(cleaned).toMatchObject({ page: '/…', version: '' });
});
