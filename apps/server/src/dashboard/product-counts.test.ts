import { riyadhDay } from '@saer/i18n/format-date';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productFeeOverride } from '../fees/tables.ts';
import { storeId } from '../fees/testing/drafts.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { product } from '../products/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { fillTable } from '../testing/fill-table.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { countProducts, productCounts } from './figures/totals.ts';

const ROWS = 100_000;
const today = riyadhDay(new Date());

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  await savedProduct(server, seller, { barcode: '6281000000019' });
  // One in a hundred loses money, one in fifty was priced with earlier range factors, one in twenty-five with agreed fees.
  await fillTable(server.db, product, ROWS, {
    barcode: "'x' || g",
    profit: 'case when g % 100 = 0 then -1 else 500 end',
    range_factor_version_id: 'case when g % 50 = 0 then 0 else r.range_factor_version_id end',
    agreed_fees: "case when g % 25 = 0 then '900///' else '' end",
  });
  // Of those, one still has them; one has new ones, and one more has those for all sellers.
  const noon = await storeId(server, 'NOON_SA_FBN');
  const agreed = { storeId: noon, referralRate: 900, status: 'proposed', confirmed: false } as const;
  await server.db.insert(productFeeOverride).values([
    { ...agreed, accountId: seller.id, barcode: 'x25' },
    { ...agreed, accountId: seller.id, barcode: 'x1' },
    { ...agreed, accountId: null, barcode: 'x2' },
    { ...agreed, accountId: null, barcode: 'x50' },
  ]);
  await server.db.execute(sql`vacuum analyze`);
});
afterAll(() => server[Symbol.asyncDispose]());

test('products are counted by what is outdated about them, each once', async () => {
  const otherFactors = ROWS / 50;
  const otherAgreedFees = ROWS / 25 - ROWS / 50 - 1 + 2;
  expect(await countProducts(server.db, today)).toEqual({
    products: ROWS + 1,
    losing: ROWS / 100,
    outdated: otherFactors + otherAgreedFees,
  });
});

test('products are counted in indexes: those that lose money in one that holds no others', async () => {
  const { rows } = await server.db.execute(
    sql`explain (analyze, format json) ${productCounts(server.db, today)}`,
  );
  const plan = JSON.stringify(rows);
  expect(plan).toContain('"Index Name":"product_losing"');
  expect(plan).toContain('"Index Name":"product_by_owner_and_fees"');
  // A step with no loops was planned for a case that is not there.
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"product"[^{}]*"Actual Loops":[1-9]/);
});
