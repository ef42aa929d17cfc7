import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { maxNotifiedAtOnce } from '@saer/contract/publishing/fee-impact';
import { sql, and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { contentOfVersion } from '../fees/testing/content-of-version.ts';
import { confirmingStep, daysFromToday, readDraft, storeId } from '../fees/testing/drafts.ts';
import { feeTable } from '../fees/tables.ts';
import { rowIn } from '../lists/testing/admin-client.ts';
import { outbox } from '../messages/tables.ts';
import { notification } from '../notifications/tables.ts';
import { account } from '../principals/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { notifyOfFees } from './jobs.ts';
import { product } from './tables.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let admin: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  first = await person(server, { role: 'USER' });
  second = await person(server, { role: 'USER' });
  await savedProduct(server, first, { monthlySales: 12 });
  await savedProduct(server, second, { nameEn: 'Elsewhere', store: 'AMAZON_SA_FBA' });
});
beforeEach(async () => {
  await server.db.delete(notification);
  await server.db.delete(outbox);
});
afterAll(() => server[Symbol.asyncDispose]());

const step = async (verb: 'submit' | 'publish' | 'withdraw', table: FeeVersion) =>
  feeVersion.parse((await confirmingStep(server, admin, verb, table)).json);

/** Publishes a table with other fees for parcels, in halalas more. */
async function publishFees(more: number, sent: { readonly effectiveFrom: string }, store = 'NOON_SA_FBN') {
  const draft = await readDraft(server, admin, store, sent);
  const { classes, rates } = contentOfVersion(draft);
  const content = {
    classes: classes.map((each) => ({
      ...each,
      slabs: each.slabs.map(({ maxWeight, feeBelow, feeAbove }) => ({
        maxWeight,
        feeBelow: feeBelow + more,
        feeAbove: feeAbove + more,
      })),
    })),
    rates,
  };
  const body = { id: draft.id, version: draft.version, content };
  const table = feeVersion.parse((await server.put('/v1/fee-table/content', body, admin.headers)).json);
  return step('publish', await step('submit', table));
}

const run = () => notifyOfFees(server.db, 'https://saer.example');
const told = async () => {
  const rows = await server.db.select().from(notification).where(eq(notification.kind, 'feesChanged'));
  return rows.map(({ accountId, data }) => ({ accountId, data }));
};
const queued = async (): Promise<number> => {
  const { rows } = await server.db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pgboss.job where name = 'notifyOfFees' and state = 'created'`,
  );
  return rows[0]?.jobs ?? 0;
};

test('publishing tells the sellers whose products change by itself, once, however often the job runs', async () => {
  await server.db.execute(sql`delete from pgboss.job where name = 'notifyOfFees'`);
  const published = await publishFees(10_00, { effectiveFrom: daysFromToday(2) });
  expect(await queued()).toBe(1);
  // Two processes at once, and again later.
  await Promise.all([run(), run()]);
  await run();
  expect(await told()).toMatchObject([
    { accountId: first.id, data: { earningLess: 1, earningMore: 0, monthlyChange: -120_00 } },
  ]);
  const [mail, ...others] = await server.db.select().from(outbox);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ template: 'feesChanged', recipient: first.email });
  const audited = await server.db
    .select({ actorId: history.actorId, after: history.after })
    .from(history)
    .where(and(eq(history.entityId, published.id), eq(history.action, 'notify')));
  expect(audited).toEqual([{ actorId: admin.id, after: { notified: [first.id] } }]);
  await step('withdraw', published);
});

test('a table that is withdrawn before the job runs tells nobody; published again it does', async () => {
  const published = await publishFees(10_00, { effectiveFrom: daysFromToday(3) });
  const draft = await step('withdraw', published);
  await run();
  expect(await told()).toEqual([]);
  const again = await step('publish', await step('submit', draft));
  await run();
  expect(await told()).toHaveLength(1);
  await step('withdraw', again);
});

test('a roll back tells the same sellers that they earn more again', async () => {
  const wrong = await publishFees(10_00, { effectiveFrom: daysFromToday(0) });
  await run();
  await server.db.delete(notification);
  await server.db.delete(outbox);
  const [before] = await server.db
    .select({ id: feeTable.id })
    .from(feeTable)
    .where(and(eq(feeTable.storeId, await storeId(server, 'NOON_SA_FBN')), eq(feeTable.state, 'superseded')))
    .orderBy(sql`${feeTable.effectiveFrom} desc`);
  const body = {
    storeId: wrong.storeId,
    name: 'Put back',
    effectiveFrom: wrong.effectiveFrom,
    copyOf: before?.id,
    correctsId: wrong.id,
    reason: 'Fees of another country',
  };
  const { id } = rowIn(await server.post('/v1/fee-table', body, admin.headers));
  const draft = feeVersion.parse((await server.get(`/v1/fee-table/version?id=${id}`, admin.headers)).json);
  await step('publish', await step('submit', draft));
  await run();
  expect(await told()).toMatchObject([{ accountId: first.id, data: { earningLess: 0, earningMore: 1 } }]);
  const [mail] = await server.db.select().from(outbox);
  expect(mail?.body).toMatch(/يزيد ربح منتج واحد|earns more/);
});

test('where a run ended half way the next goes on with the rest, and nobody is told twice', async () => {
  const extra = maxNotifiedAtOnce + 5;
  const added = await server.db
    .insert(account)
    .values(
      Array.from({ length: extra }, (_, at) => ({
        firstName: 'Many',
        lastName: String(at),
        email: `many${at}@example.com`,
        role: 'USER' as const,
        status: 'ACTIVE' as const,
        language: 'en' as const,
      })),
    )
    .returning({ id: account.id });
  const [row] = await server.db.select().from(product).where(eq(product.ownerId, second.id));
  const { id: _id, search: _search, ...values } = row ?? expect.unreachable();
  for (let at = 0; at < added.length; at += 500)
    await server.db
      .insert(product)
      .values(added.slice(at, at + 500).map(({ id: ownerId }) => ({ ...values, ownerId })));
  const published = await publishFees(10_00, { effectiveFrom: daysFromToday(4) }, 'AMAZON_SA_FBA');
  // The second thousand fails, as if the server had ended there.
  await server.db.execute(sql`create function fail_after_thousand() returns trigger language plpgsql as $$
    begin
      if (select count(*) from notification where kind = 'feesChanged') > 1000 then raise exception 'ended'; end if;
      return null;
    end $$`);
  await server.db.execute(
    sql`create trigger fail_after_thousand after insert on notification for each statement execute function fail_after_thousand()`,
  );
  await expect(run()).rejects.toThrow();
  expect(await told()).toHaveLength(maxNotifiedAtOnce);
  await server.db.execute(sql`drop trigger fail_after_thousand on notification`);
  await run();
  const all = await told();
  expect(new Set(all.map(({ accountId }) => accountId)).size).toBe(all.length);
  expect(all).toHaveLength(extra + 1);
  const [table] = await server.db.select().from(feeTable).where(eq(feeTable.id, published.id));
  expect(table?.sellersToldAt).toMatch(/^20/);
});
