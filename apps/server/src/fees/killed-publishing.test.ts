import { feeVersion, type FeeVersion } from '@saer/contract/fee-version';
import { encodeFilter } from '@saer/contract/list-filter';
import { pageProducts } from '@saer/contract/product';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { history } from '../audit/tables.ts';
import { productSubFamily } from '../lists/tables.ts';
import { sampleProduct, savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type CuttableConnections, cuttableConnections, type CutMoment } from '../testing/cut-connections.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { feeTable, referralRule } from './tables.ts';
import { confirmingStep, doubtsOf, versionOf } from './testing/drafts.ts';

const { nameEn: _nameEn, nameAr: _nameAr, ...calculated } = sampleProduct;
const { store } = sampleProduct;
/** A commission as usual, and a hundredth of it: each is doubtful after the other. */
const rates = [1_500, 15] as const;

let connections: CuttableConnections;
/** Another process of the server, which nothing happens to. */
let server: TestApp;
let killed: TestApp;
let author: Person;
let other: Person;
let seller: Person;
beforeAll(async () => {
  connections = await cuttableConnections(inject('testServer'));
  server = await testApp();
  killed = await testApp({ beside: server, through: connections.connection });
  author = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(async () => {
  await killed[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await connections[Symbol.asyncDispose]();
});

let drafts = 0;

/** A correction of the table in force that two people still have to see, with a commission that is doubtful. */
async function correctionInReview(): Promise<FeeVersion> {
  const wrong = await versionOf(server, author, store);
  drafts += 1;
  const [usual, doubtful] = rates;
  const isUsual = wrong.rates.some(
    ({ subFamily, rate1 }) => subFamily === calculated.subFamily && rate1 >= usual,
  );
  const body = {
    storeId: wrong.storeId,
    name: `Correction ${drafts}`,
    effectiveFrom: wrong.effectiveFrom,
    copyOf: wrong.id,
    correctsId: wrong.id,
    reason: 'The commission is another',
  };
  const created = await server.post('/v1/fee-table', body, author.headers);
  const { id, version } = z.object({ id: z.int(), version: z.int() }).parse(created.json);
  const watches = server.db
    .select({ id: productSubFamily.id })
    .from(productSubFamily)
    .where(eq(productSubFamily.code, sampleProduct.subFamily));
  await server.db
    .update(referralRule)
    .set({ shape: 'flat', rate1: isUsual ? doubtful : usual, limit: null, rate2: null })
    .where(and(eq(referralRule.feeTableId, id), inArray(referralRule.subFamilyId, watches)));
  return feeVersion.parse((await confirmingStep(server, author, 'submit', { id, version })).json);
}

const rowOf = async (id: number) =>
  (await server.db.select().from(feeTable).where(eq(feeTable.id, id)))[0] ?? expect.unreachable();

const auditOf = (published: number, corrected: number) =>
  server.db
    .select({ id: history.entityId, action: history.action, actorId: history.actorId, after: history.after })
    .from(history)
    .where(
      and(
        eq(history.entity, 'feeTable'),
        or(
          and(eq(history.entityId, published), inArray(history.action, ['publish', 'supersede'])),
          and(eq(history.entityId, corrected), eq(history.action, 'supersede')),
        ),
      ),
    )
    .orderBy(asc(history.id));

interface Attempt {
  readonly correction: FeeVersion;
  /** Of the doubts about it. */
  readonly keys: readonly string[];
}

/** Requires that everything that is written of a correction says the same; tells whether it is in force. */
async function isPublished({ correction, keys }: Attempt): Promise<boolean> {
  const [row, corrected] = await Promise.all([rowOf(correction.id), rowOf(correction.corrects?.id ?? 0)]);
  const isIt = row.state === 'published';
  const by = { actorId: other.id };
  expect({ row, corrected: corrected.state, audit: await auditOf(row.id, corrected.id) }).toEqual({
    row: expect.objectContaining({
      state: isIt ? 'published' : 'review',
      version: correction.version + (isIt ? 1 : 0),
      publishedBy: isIt ? other.id : null,
      publishedAt: isIt ? expect.any(String) : null,
      submittedDoubts: keys,
      publishedDoubts: isIt ? keys : null,
    }),
    corrected: isIt ? 'corrected' : 'published',
    audit: isIt
      ? [
          { id: corrected.id, action: 'supersede', ...by, after: { state: 'corrected' } },
          { id: row.id, action: 'publish', ...by, after: { state: 'published' } },
        ]
      : [],
  });
  return isIt;
}

const tableOfPrices = async (at: TestApp) => {
  const { json } = await at.post('/v1/product/calculate', calculated, seller.headers);
  return Number(z.object({ version: z.object({ id: z.string() }) }).parse(json).version.id);
};

/** Whether the newest product of the seller was priced by another fee table than the one in force. */
async function isOutdated(): Promise<boolean | undefined> {
  const filter = encodeFilter({ limit: 1, order_by: { createdAt: 'desc' } });
  const { json } = await killed.get(`/v1/product/page?filter=${encodeURIComponent(filter)}`, seller.headers);
  return pageProducts.reply.parse(json).data[0]?.outdated;
}

/** Kills the process at a statement of publishing; tells whether it got that far, and whether the table was in force afterwards. */
async function killedAt(statement: number, moment: CutMoment) {
  const correction = await correctionInReview();
  await savedProduct(server, seller, { cost: 50_00 + drafts });
  const keys = (await doubtsOf(server, other, correction.id)).map(({ key }) => key);
  expect(keys).not.toEqual([]);
  const body = { id: correction.id, version: correction.version, doubts: keys };
  const publish = () => killed.post('/v1/fee-table/publish', body, other.headers);
  // From here on the process has its fees in memory.
  expect(await tableOfPrices(killed)).toBe(correction.corrects?.id);
  connections.cutAt(statement, moment);
  const { status } = await publish();
  const wasKilled = connections.endCutting();
  expect([moment, statement, status]).toEqual([moment, statement, wasKilled ? 503 : 200]);
  const isInForce = await isPublished({ correction, keys });
  const table = isInForce ? correction.id : correction.corrects?.id;
  expect([await tableOfPrices(killed), await tableOfPrices(server)]).toEqual([table, table]);
  expect(await isOutdated()).toBe(isInForce);
  const done = { status: 409, json: { code: 'versionStateChanged' } };
  expect(await publish()).toMatchObject(isInForce ? done : { status: 200, json: { state: 'published' } });
  expect(await isPublished({ correction, keys })).toBe(true);
  return { wasKilled, isInForce };
}

test('a process that is killed at any statement of publishing has put the table in force whole, or not at all', async () => {
  const before: boolean[] = [];
  for (;;) {
    const { wasKilled, isInForce } = await killedAt(before.length + 1, 'before');
    if (!wasKilled) break;
    before.push(isInForce);
  }
  expect(before.length).toBeGreaterThan(20);
  expect(new Set(before)).toEqual(new Set([false]));
  // The last one commits: its reply is lost, and who publishes again learns that it is done.
  const last = await killedAt(before.length, 'after');
  expect(last).toEqual({ wasKilled: true, isInForce: true });
  const next = await killedAt(before.length - 1, 'after');
  expect(next).toEqual({ wasKilled: true, isInForce: false });
}, 120_000);
