import { findFactorDoubts } from '@saer/contract/publishing/factor-doubt';
import { findRangeFactorVersions, rangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AdminClient, adminClient } from '../lists/testing/admin-client.ts';
import { type Answer, type TestApp, testApp } from '../testing/test-app.ts';
import { rangeFactorVersion as table } from './tables.ts';
import { daysFromToday } from './testing/drafts.ts';
import { factorSteps } from './testing/factors.ts';

let server: TestApp;
let author: AdminClient;
let other: AdminClient;
let confirming: ReturnType<typeof factorSteps>;
beforeEach(async () => {
  server = await testApp();
  author = await adminClient(server);
  other = await adminClient(server);
  confirming = factorSteps(server);
});
afterEach(() => server[Symbol.asyncDispose]());

const path = '/v1/product-range-factors';
const [today, tomorrow] = [daysFromToday(0), daysFromToday(1)];

/** The first band, 0.01 to 10.00, at another factor. */
async function writeBand(factor: number): Promise<void> {
  const [row] = await author.find('rangeFactor', { scope: 'general', min: 1 });
  const { id = 0, version = 0 } = row ?? {};
  const band = { scope: 'general', min: 1, max: 1000, factor };
  expect(await author.write('rangeFactor', { id, version, ...band })).toMatchObject({ status: 200 });
}

const submit = (sent: object) => server.post(`${path}/submit`, sent, author.headers);
const publish = ({ json }: Answer, doubts: readonly string[], who = other) => {
  const { id, version } = rangeFactorVersion.parse(json);
  return server.post(`${path}/publish`, { id, version, doubts }, who.headers);
};
const doubts = async (query = '') =>
  findFactorDoubts.reply.parse((await server.get(`${path}/doubts${query}`, author.headers)).json);
const missing = (by: string) => ({
  status: 400,
  json: { code: 'feeDoubts', field: 'doubts', details: { by } },
});
const firstFactor = async () =>
  findRangeFactorVersions.reply
    .parse((await server.get(`${path}/versions`, author.headers)).json)
    .versions.find(({ state, effectiveFrom }) => state === 'published' && effectiveFrom <= today)?.factors[0]
    ?.factor;

test('the factors of a new database have no doubts', async () => {
  expect(await doubts()).toEqual({ doubts: [], total: 0 });
});

test('an improbable factor is confirmed by both people, by its key', async () => {
  await writeBand(1_600);
  const found = await doubts(`?on=${tomorrow}`);
  expect(found).toMatchObject({
    total: 1,
    doubts: [{ kind: 'noProfit', min: 1, max: 1000, before: 16_000, after: 1_600, isSubmitted: false }],
  });
  const [key = ''] = found.doubts.map((each) => each.key);
  const sent = { effectiveFrom: tomorrow };
  expect(await submit(sent)).toMatchObject(missing('factors'));
  expect(await submit({ ...sent, doubts: ['noProfit:general:from1:to1000:was16000:is1601'] })).toMatchObject(
    missing('factors'),
  );
  const submitted = await submit({ ...sent, doubts: [key] });
  expect(submitted).toMatchObject({ status: 200, json: { state: 'review' } });
  const { id } = rangeFactorVersion.parse(submitted.json);
  expect(await doubts(`?id=${id}`)).toMatchObject({ doubts: [{ key, isSubmitted: true }] });
  expect(await publish(submitted, [])).toMatchObject(missing('factors'));
  expect(await publish(submitted, [key])).toMatchObject({ status: 200, json: { state: 'published' } });
  const [row] = await server.db.select().from(table).where(eq(table.id, id));
  expect(row).toMatchObject({ submittedDoubts: [key], publishedDoubts: [key] });
  // It stands now, and is not doubted again.
  expect((await doubts(`?on=${daysFromToday(2)}`)).total).toBe(0);
});

test('a doubt that arises after the factors were submitted sends them back', async () => {
  await writeBand(20_000);
  const waiting = await confirming.submit(tomorrow, author);
  expect(waiting).toMatchObject({ status: 200 });
  await writeBand(60_000);
  await confirming.publish(await confirming.submit(today, author), other);
  const { id } = rangeFactorVersion.parse(waiting.json);
  const found = await doubts(`?id=${id}`);
  expect(found.doubts[0]).toMatchObject({ kind: 'farFromBefore', before: 60_000, isSubmitted: false });
  const keys = found.doubts.map(({ key }) => key);
  expect(await publish(waiting, keys)).toMatchObject(missing('factorsSubmitter'));
});

test('factors in force are corrected with a reason, and earlier ones put back', async () => {
  const before = await firstFactor();
  await writeBand(20_000);
  const first = await confirming.publish(await confirming.submit(today, author), other);
  expect(await firstFactor()).toBe(20_000);
  for (const reason of [undefined, '  '])
    expect(await submit({ effectiveFrom: today, ...(reason === undefined ? {} : { reason }) })).toMatchObject(
      {
        status: 400,
        json: { code: 'required', field: 'reason' },
      },
    );
  const { versions } = findRangeFactorVersions.reply.parse(
    (await server.get(`${path}/versions`, author.headers)).json,
  );
  const earlier = versions.find(({ effectiveFrom }) => effectiveFrom < today);
  const putBack = { effectiveFrom: today, reason: 'Factors of another shop', copyOf: earlier?.id };
  expect(await doubts(`?id=${earlier?.id}`)).toEqual({ doubts: [], total: 0 });
  const submitted = await submit(putBack);
  expect(submitted).toMatchObject({ status: 200, json: { reason: 'Factors of another shop' } });
  expect(await publish(submitted, [], author)).toMatchObject({ json: { code: 'publishingTakesTwo' } });
  expect(await publish(submitted, [])).toMatchObject({ status: 200 });
  expect(await firstFactor()).toBe(before);
  const wrong = rangeFactorVersion.parse(first.json);
  const [row] = await server.db.select().from(table).where(eq(table.id, wrong.id));
  expect(row?.state).toBe('corrected');
  // The list stays as it was.
  expect(await author.find('rangeFactor', { scope: 'general', min: 1 })).toMatchObject([{ factor: 20_000 }]);
  expect(await submit({ ...putBack, copyOf: 999_999 })).toMatchObject({
    status: 400,
    json: { code: 'unknownRow', field: 'copyOf' },
  });
});
