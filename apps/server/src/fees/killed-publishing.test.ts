import { feeVersion, type FeeVersion } from '@saer/contract/fee-version';
import { encodeFilter } from '@saer/contract/list-filter';
import { pageProducts } from '@saer/contract/product';
import { and, asc, eq, inArray } from 'drizzle-orm';
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

const audit = async (ids: readonly number[]) =>
  server.db
    .select({ id: history.entityId, action: history.action, actorId: history.actorId, after: history.after })
    .from(history)
    .where(
      and(
        eq(history.entity, 'feeTable'),
        inArray(history.entityId, [...ids]),
        inArray(history.action, ['publish', 'supersede']),
      ),
    )
    .orderBy(asc(history.id));

/** The fee table that a calculation goes by, and whether a saved product went by another one. */
async function sellersView(at: TestApp, productId: number) {
  const { json } = await at.post('/v1/product/calculate', calculated, seller.headers);
  const filter = encodeFilter({ limit: 1, order_by: { createdAt: 'desc' } });
  const page = await at.get(`/v1/product/page?filter=${encodeURIComponent(filter)}`, seller.headers);
  const [newest] = pageProducts.reply.parse(page.json).data;
  expect(newest?.id).toBe(productId);
  const { version } = z.object({ version: z.object({ id: z.string() }) }).parse(json);
  return { table: Number(version.id), isOutdated: newest?.outdated };
}

interface Attempt {
  readonly correction: FeeVersion;
  /** Of the doubts about it. */
  readonly keys: readonly string[];
  /** Saved before it. */
  readonly productId: number;
}

/** Everything that says whether a correction is in force agrees; tells whether it is. */
async function isInForce({ correction, keys, productId }: Attempt): Promise<boolean> {
  const [row, corrected] = await Promise.all([rowOf(correction.id), rowOf(correction.corrects?.id ?? 0)]);
  const isPublished = row.state === 'published';
  const entries = await audit([row.id, corrected.id]);
  const expected = isPublished
    ? {
        row: { version: correction.version + 1, publishedBy: other.id, publishedAt: expect.any(String) },
        doubts: keys,
        corrected: 'corrected',
        audit: [
          { id: corrected.id, action: 'supersede', actorId: other.id, after: { state: 'corrected' } },
          { id: row.id, action: 'publish', actorId: other.id, after: { state: 'published' } },
        ],
      }
    : {
        row: { state: 'review', version: correction.version, publishedBy: null, publishedAt: null },
        doubts: null,
        corrected: 'published',
        audit: [],
      };
  const known = entries.filter(
    ({ id, action }) => id === row.id || (id === corrected.id && action === 'supersede'),
  );
  expect(row).toMatchObject(expected.row);
  expect({ doubts: row.publishedDoubts, corrected: corrected.state, audit: known }).toEqual({
    doubts: expected.doubts,
    corrected: expected.corrected,
    audit: expected.audit,
  });
  expect(row.submittedDoubts).toEqual(keys);
  for (const at of [killed, server])
    expect(await sellersView(at, productId)).toEqual({
      table: isPublished ? row.id : corrected.id,
      isOutdated: isPublished,
    });
  return isPublished;
}

/** Kills the process at a statement of publishing; tells whether it got that far. */
async function killedAt(statement: number, moment: CutMoment): Promise<boolean> {
  const correction = await correctionInReview();
  const { id: productId } = await savedProduct(server, seller, { cost: 50_00 + drafts });
  const keys = (await doubtsOf(server, other, correction.id)).map(({ key }) => key);
  expect(keys).not.toEqual([]);
  const body = { id: correction.id, version: correction.version, doubts: keys };
  const publish = (at: TestApp) => at.post('/v1/fee-table/publish', body, other.headers);
  // What sellers are told is in memory before.
  await sellersView(killed, productId);
  connections.cutAt(statement, moment);
  const reply = await publish(killed);
  const wasKilled = connections.endCutting();
  const where = `${moment} statement ${statement}`;
  expect([where, reply.status, reply.text]).toEqual([where, wasKilled ? 503 : 200, expect.any(String)]);
  const isPublished = await isInForce({ correction, keys, productId });
  if (!wasKilled) expect(isPublished).toBe(true);
  const again = await publish(killed);
  if (isPublished) expect(again).toMatchObject({ status: 409, json: { code: 'versionStateChanged' } });
  else expect(again).toMatchObject({ status: 200, json: { state: 'published' } });
  expect(await isInForce({ correction, keys, productId })).toBe(true);
  return wasKilled;
}

test.each(['before', 'after'] as const)(
  'a process that is killed %s any statement of publishing has put the table in force whole, or not at all',
  async (moment) => {
    let kills = 0;
    while (await killedAt(kills + 1, moment)) kills += 1;
    expect(kills).toBeGreaterThan(20);
    console.log(moment, kills);
  },
  60_000,
);
