import { pricePlan as planEndpoints } from '@saer/contract/lists/price-plan';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient } from './testing/admin-client.ts';
import { listSamples, newNames } from './testing/list-samples.ts';
import { pricePlan } from './tables.ts';

let server: TestApp;
let admin: AdminClient;
let other: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
  other = await adminClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const plan = async (recommended: boolean) => ({
  ...(await listSamples.pricePlan.row(admin)),
  ...newNames(),
  recommended,
});
const recommended = async () => (await admin.find('pricePlan', { recommended: true })).map(({ id }) => id);

test('recommending a plan takes the recommendation from the previous one, and both histories show it', async () => {
  const first = await admin.create('pricePlan', await plan(true));
  expect(await recommended()).toEqual([first.id]);
  const values = await plan(false);
  const second = await admin.create('pricePlan', values);
  expect(await recommended()).toEqual([first.id]);
  const { id, version } = second;
  expect(await admin.write('pricePlan', { ...values, id, version, recommended: true })).toMatchObject({
    status: 200,
    json: { recommended: true },
  });
  expect(await recommended()).toEqual([second.id]);
  expect(await admin.find('pricePlan', { id: first.id })).toMatchObject([
    { recommended: false, version: first.version + 1 },
  ]);
  const [lost] = await admin.history({ entity: 'pricePlan', entityId: first.id, action: 'update' });
  expect(lost).toMatchObject({
    actor: { id: admin.id },
    before: { recommended: true },
    after: { recommended: false },
  });
});

test('only one of many simultaneously recommended plans is', async () => {
  const plans = await Promise.all(Array.from({ length: 6 }, () => plan(true)));
  const answers = await Promise.all(
    plans.map((each, at) => (at % 2 === 0 ? admin : other).add('pricePlan', each)),
  );
  expect(answers.map(({ status }) => status)).toEqual(plans.map(() => 200));
  expect(await recommended()).toHaveLength(1);
  const rows = await admin.find('pricePlan', {});
  const writes = await Promise.all(
    plans.map((each, at) => {
      const row = rows.find((one) => one['nameEn'] === each.nameEn);
      const values = { ...each, id: row?.id, version: row?.version, recommended: true };
      return (at % 2 === 0 ? admin : other).write('pricePlan', values);
    }),
  );
  // A plan that lost the recommendation meanwhile has a new version.
  expect(writes.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await recommended()).toHaveLength(1);
});

test('the database rejects a second one', async () => {
  const values = { ...(await plan(true)), recommended: true, active: true };
  await admin.create('pricePlan', values);
  await expect(server.db.insert(pricePlan).values({ ...values, ...newNames() })).rejects.toMatchObject({
    cause: { constraint: 'price_plan_recommended' },
  });
});

test('plans name their creation in the specification’s way, too, in the list and in a page', async () => {
  const all = planEndpoints.find.reply.parse((await server.get('/v1/price-plan')).json);
  const page = planEndpoints.page.reply.parse((await server.get('/v1/price-plan/page')).json).data;
  expect(all.length).toBeGreaterThan(0);
  for (const each of [...all, ...page]) expect(each.created_at).toBe(each.createdAt);
});
