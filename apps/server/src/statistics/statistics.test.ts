import { rmSync } from 'node:fs';
import { codeRequest } from '@saer/contract/account/auth';
import { type ReportDays, type StatisticsReport, statisticsReport } from '@saer/contract/site/statistics';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { account } from '../principals/tables.ts';
import { paymentClient, visaWithCheck } from '../payments/testing/payment-client.ts';
import { type PaymentServer, paymentServer } from '../payments/testing/payment-server.ts';
import { builtWeb } from '../testing/built-web.ts';
import { codeFor } from '../testing/queued-messages.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOfNetwork } from './counting/count-visit.ts';
import { EventCounter } from './counting/event-counter.ts';
import { recentlySeen } from './counting/count-visit.ts';
import { startCountWriter } from './jobs.ts';
import { addCounts, daysBefore, deleteOldCounts } from './queries.ts';
import { dailyCount } from './tables.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const webFolder = builtWeb();

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp({ webFolder, environment: { TRUST_PROXY: '1' } });
  admin = await person(server, { role: 'ADMIN' });
});
beforeEach(async () => {
  await read();
  await server.db.delete(dailyCount);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(webFolder, { recursive: true });
});

const read = async (days: ReportDays = '30', from: TestApp | PaymentServer = server, by = admin) =>
  statisticsReport.parse((await from.get(`/v1/statistics?days=${days}`, by.headers)).json);
const today = ({ days }: StatisticsReport) => days.at(-1);
let visitors = 0;
/** Opens a page as somebody who was not there before. */
const visit = (url: string, headers: Record<string, string> = {}) => {
  visitors += 1;
  const from = `10.1.${visitors >> 8}.${visitors & 255}`;
  return server.get(url, {
    'user-agent': firefox,
    'accept-language': 'ar',
    'x-forwarded-for': from,
    ...headers,
  });
};

test('visits are counted by page and language, whichever address leads there', async () => {
  for (const url of ['/', '/ar', '/?from=mail', '/en/', '/calculator?cost=5', '/access/signup'])
    expect(await visit(url)).toMatchObject({ status: 200 });
  await visit('/calculator', { cookie: 'lang=en' });
  await visit('/user/add-product');
  const report = await read();
  expect(report.pages).toEqual([
    { page: '/', ar: 3, en: 1, bots: 0 },
    { page: '/calculator', ar: 1, en: 1, bots: 0 },
    { page: '/access/signup', ar: 1, en: 0, bots: 0 },
    { page: '/user/add-product', ar: 1, en: 0, bots: 0 },
  ]);
  expect(today(report)).toMatchObject({ visit: 8, botVisit: 0, calculatorOpening: 3 });
});

test('a page that has not changed is a visit; one fetched ahead, asked for by HEAD or posted to is none', async () => {
  const { headers } = await visit('/ar');
  expect(await visit('/ar', { 'if-none-match': String(headers['etag']) })).toMatchObject({ status: 304 });
  await visit('/ar', { 'sec-purpose': 'prefetch;prerender' });
  await visit('/ar', { purpose: 'prefetch' });
  await server.app.inject({ method: 'HEAD', url: '/ar', headers: { 'user-agent': firefox } });
  await server.post('/ar', {});
  expect(today(await read())).toMatchObject({ visit: 2, botVisit: 0 });
});

test('a visitor’s page is a visit once in a while, and a network adds so many, whatever its programs are called', async () => {
  const visitor = { 'x-forwarded-for': '192.0.2.1' };
  for (let at = 0; at < 300; at += 1) await visit(at % 2 === 0 ? '/fees' : '/ar/fees', visitor);
  await visit('/pricing', visitor);
  // Another one in the same office.
  await visit('/fees', { ...visitor, 'user-agent': `${firefox} other` });
  expect((await read()).pages).toEqual([
    { page: '/fees', ar: 2, en: 0, bots: 0 },
    { page: '/pricing', ar: 1, en: 0, bots: 0 },
  ]);
  for (let at = 0; at < 300; at += 1) {
    const within = `2001:db8:1:1::${at.toString(16)}`;
    await visit('/about-us', { 'x-forwarded-for': within, 'user-agent': `${firefox} ${at}` });
  }
  expect((await read()).pages.find(({ page }) => page === '/about-us')).toMatchObject({
    ar: visitsOfNetwork,
  });
});

test('what was seen is forgotten after its time, and the first of too many', () => {
  let now = 0;
  const isNew = recentlySeen(10, 2, () => now);
  expect([isNew('a'), isNew('a'), isNew('b'), isNew('c'), isNew('a')]).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  now = 10;
  expect([isNew('a'), isNew('a')]).toEqual([true, false]);
});

test('programs that say they are some are counted apart', async () => {
  const programs = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    '',
  ];
  for (const agent of programs) await visit('/pricing', { 'user-agent': agent });
  expect((await read()).pages).toEqual([{ page: '/pricing', ar: 0, en: 0, bots: programs.length }]);
});

test('nobody adds a row by asking for what is not a public page', async () => {
  const urls = ['/nowhere', '/ar/nowhere', '/admin', '/admin/a/b', '/user', '/constructor', '/robots.txt'];
  for (const url of [...urls, '/s/forged', '/en/en', '/ar/pricing/x', `/${'a'.repeat(2_000)}`, '/v1/health'])
    await visit(url);
  const report = await read();
  expect([report.pages, today(report)]).toMatchObject([[], { visit: 0, botVisit: 0 }]);
  expect(await server.db.$count(dailyCount)).toBe(0);
});

test('calculations of the server are counted, refused ones are not', async () => {
  const product = {
    store: 'NOON_SA_FBN',
    subFamily: 'watches',
    sides: [200, 150, 100],
    weight: 400,
    cost: 50_00,
  };
  expect(await server.post('/v1/product/calculate', product)).toMatchObject({ status: 200 });
  expect(await server.post('/v1/product/calculate', {})).toMatchObject({ status: 400 });
  await server.post('/v1/product/calculate', { products: [product, product, {}] });
  expect(today(await read())).toMatchObject({ calculation: 1, batchRow: 3 });
});

test('a registration is counted as it goes on', async () => {
  const body = {
    firstName: 'Noura',
    lastName: 'Seller',
    email: 'counted@example.com',
    mobile: '+966551234567',
    password: 'Quiet-Lantern-77',
    language: 'ar',
    termsAccepted: true,
  };
  const { requestId } = codeRequest.parse((await server.post('/v1/auth/register', body)).json);
  expect(today(await read())).toMatchObject({ registrationBegun: 1, registrationConfirmed: 0 });
  await server.post('/v1/auth/otp', { requestId, code: await codeFor(server, body.email) });
  const [{ id } = { id: 0 }] = await server.db.select().from(account).where(eq(account.email, body.email));
  for (const step of ['activate', 'deactivate', 'activate'])
    expect(await server.post(`/v1/user/${step}`, { id }, admin.headers)).toMatchObject({ status: 200 });
  expect(today(await read())).toMatchObject({ registrationConfirmed: 1, registrationApproved: 1 });
});

test('a payment that begins a subscription is counted once, a declined one is not', async () => {
  await using payments = await paymentServer();
  const client = await paymentClient(payments);
  const shop = await client.seller();
  await client.buy(shop);
  await client.buy(await client.seller(), {}, { decision: 'decline', number: visaWithCheck });
  const by = await person(payments, { role: 'ADMIN' });
  expect(today(await read('30', payments, by))).toMatchObject({ planPayment: 1 });
});

test('what was counted is written when the server closes, and added to what was there', async () => {
  await visit('/ar');
  const beside = await testApp({ webFolder, beside: server });
  await beside.get('/ar', { 'user-agent': firefox });
  await beside[Symbol.asyncDispose]();
  expect(await server.db.select().from(dailyCount)).toMatchObject([{ page: '/', language: 'ar', total: 1 }]);
  expect((await read()).pages).toEqual([{ page: '/', ar: 2, en: 0, bots: 0 }]);
});

test('counts survive a database that is away', async () => {
  const counter = new EventCounter();
  const { db, close } = openDatabase({ host: '127.0.0.1', port: 1 }, () => undefined);
  const away = startCountWriter(db, counter, () => undefined);
  counter.add('calculation');
  await expect(away.flush()).rejects.toThrow();
  counter.add('calculation');
  await close();
  await addCounts(server.db, counter.take());
  expect(today(await read())).toMatchObject({ calculation: 2 });
});

test('a day ends at midnight in Riyadh, 21:00 UTC', () => {
  let now = Date.parse('2026-03-01T20:59:59.999Z');
  const counter = new EventCounter(() => now);
  counter.add('upload');
  now += 1;
  counter.add('upload', 2);
  now -= 1;
  counter.add('upload');
  expect(counter.take()).toMatchObject([
    { day: '2026-03-01', total: 2 },
    { day: '2026-03-02', total: 2 },
  ]);
});

test('a report has every day of its period, and old counts are deleted after three years', async () => {
  const { to } = await read();
  const counted = { event: 'upload', page: '', language: '' } as const;
  const ages = [0, 29, 30, 364, 365, 1_096, 1_097];
  await addCounts(
    server.db,
    ages.map((age) => ({ ...counted, day: daysBefore(to, age), total: 1 })),
  );
  for (const [days, uploads] of [
    ['30', 2],
    ['90', 3],
    ['365', 4],
  ] as const) {
    const report = await read(days);
    expect(report).toMatchObject({ to, from: daysBefore(to, Number(days) - 1) });
    expect(report.days.length).toBe(Number(days));
    expect(report.days.reduce((sum, { upload }) => sum + upload, 0)).toBe(uploads);
  }
  await deleteOldCounts(server.db);
  expect(await server.db.$count(dailyCount)).toBe(ages.length - 1);
});

test('admins export it as .csv and .xlsx in their language; others see nothing', async () => {
  await visit('/pricing');
  const headers = { ...admin.headers, language: 'ar' };
  const { text, headers: sent } = await server.get('/v1/statistics/export?days=30&format=csv', headers);
  expect(sent['content-type']).toBe('text/csv; charset=utf-8');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toContain('"اليوم","الزيارات"');
  expect([lines.length, lines.at(-1)]).toEqual([31, expect.stringMatching(/^"20\d\d-\d\d-\d\d",1,0,0,/)]);
  const { rawPayload } = await server.app.inject({
    url: '/v1/statistics/export?days=90&format=xlsx',
    headers: admin.headers,
  });
  const { sheets } = await readXlsx(rawPayload);
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['By day', 91],
    ['By page', 2],
  ]);
  for (const role of ['USER', 'SUB_USER'] as const) {
    const seller = await person(server, { role: 'USER' });
    const by = role === 'USER' ? seller : await person(server, { role, subscriber: seller.id });
    expect(await server.get('/v1/statistics?days=30', by.headers)).toMatchObject({ status: 403 });
  }
  expect(await server.get('/v1/statistics?days=31', admin.headers)).toMatchObject({ status: 400 });
});
