import { sellerDashboardReply } from '@saer/contract/site/dashboard';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  type ListedProduct,
  listedProduct,
  pageProducts,
  pricedProduct,
} from '@saer/contract/products/product';
import { findProductActions } from '@saer/contract/products/product-actions';
import { productSummary } from '@saer/contract/products/product-prices';
import { findOutdated } from '@saer/contract/products/saved-product';
import { calculate } from '@saer/contract/products/calculate';
import { sellingOf } from '@saer/quoting/selling';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { calculationInput } from './saved/calculation-input.ts';
import { publishDearerFees } from './testing/dearer-fees.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let admin: Person;
let seller: Person;
const wanted = 200;

/** Products of two stores, one of which gets new fees: sold for more and for less than recommended, at an own price, or as recommended. */
const goods = Array.from({ length: wanted }, (_, at) => ({
  nameEn: `Product ${at}`,
  nameAr: `منتج ${at}`,
  store: at % 4 === 0 ? 'AMAZON_SA_FBA' : 'NOON_SA_FBN',
  cost: 10_00 + at * 1_57,
  weight: 200 + at * 7,
  // Of a size class that the new fees of noon do not have.
  ...(at % 23 === 1 ? { sizeClass: 'oversize', store: 'NOON_SA_FBN' } : {}),
  ...(at % 3 === 0 ? {} : { currentPrice: 30_00 + at * 2_41 }),
  ...(at % 7 === 0 ? { price: 40_00 + at * 2_13 } : {}),
  ...(at % 2 === 0 ? { monthlySales: at } : {}),
}));

beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER', subscribed: true });
  for (const each of goods) await savedProduct(server, seller, each);
  await publishDearerFees(server, admin);
});
afterAll(() => server[Symbol.asyncDispose]());

const get = async (path: string, filter?: ListFilter, as: Person = seller): Promise<unknown> => {
  const query = filter === undefined ? '' : `?filter=${encodeURIComponent(encodeFilter(filter))}`;
  return (await server.get(`/v1${path}${query}`, as.headers)).json;
};
async function everyProduct(filter: ListFilter = {}, as?: Person): Promise<ListedProduct[]> {
  const found = [];
  for (let page = 1; page <= 2; page += 1)
    found.push(
      ...pageProducts.reply.parse(await get('/product/page', { ...filter, page, limit: 100 }, as)).data,
    );
  return found;
}

/** The figures that every page has of a product. */
const toFigures = (product: ListedProduct) => {
  const { price, profit, meetsTarget } = sellingOf(product);
  const { recommendedPrice } = product;
  return { price, profit, meetsTarget, recommendedPrice, difference: recommendedPrice - price };
};

/** The same by the calculation of today, which knows nothing of saved results. */
async function calculated(saved: ListedProduct) {
  const { price } = sellingOf(saved);
  const sent = { ...calculationInput(saved), price };
  const { json } = await server.post('/v1/product/calculate', sent, seller.headers);
  const { final, finalMeetsTarget, recommended } = calculate.reply.parse(json);
  const recommendedPrice = recommended.statement.price;
  return {
    price,
    profit: final.statement.profit,
    meetsTarget: finalMeetsTarget,
    recommendedPrice,
    difference: recommendedPrice - price,
  };
}

test('the list has the figures that a calculation has today; without a price by today’s fees they are marked', async () => {
  const products = await everyProduct();
  expect(products).toHaveLength(wanted);
  const unpriced = products.filter(({ byOldFees }) => byOldFees);
  expect(unpriced.length).toBeGreaterThan(3);
  expect(unpriced.every(({ outdated, store }) => outdated && store === 'NOON_SA_FBN')).toBe(true);
  const priced = products.filter(({ byOldFees }) => !byOldFees);
  expect(priced.some(({ outdated }) => outdated)).toBe(true);
  for (const each of priced) expect(toFigures(each), each.nameEn ?? '').toEqual(await calculated(each));
});

test('a product by itself, what to do now, repricing and the file of prices have the same', async () => {
  const products = await everyProduct();
  const byId = new Map(products.map((each) => [each.id, each]));
  const listed = (id: number): ListedProduct => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`Not in the list: ${id}`);
    return found;
  };
  for (const { id } of products.slice(0, 40)) {
    const alone = listedProduct.parse((await server.get(`/v1/product?id=${id}`, seller.headers)).json);
    expect(toFigures(alone)).toEqual(toFigures(listed(id)));
  }
  const actions = findProductActions.reply.parse(await get('/product/action/page', { limit: 100 })).data;
  expect(actions.length).toBeGreaterThan(50);
  for (const { product, sellingPrice, profit } of actions) {
    expect(toFigures(product)).toEqual(toFigures(listed(product.id)));
    expect(toFigures(product)).toMatchObject({ price: sellingPrice, profit });
  }
  const outdated = findOutdated.reply.parse(await get('/product/outdated', { limit: 100 })).data;
  expect(outdated.length).toBeGreaterThan(50);
  for (const { id, price, profitNow, neededPrice, meetsTargetNow } of outdated) {
    if (neededPrice === null) expect(listed(id).byOldFees).toBe(true);
    else
      expect(toFigures(listed(id))).toMatchObject({
        price,
        profit: profitNow,
        recommendedPrice: neededPrice,
        meetsTarget: meetsTargetNow,
      });
  }
  const { text } = await server.get('/v1/product/download?format=prices', seller.headers);
  const lines = text.trim().split('\n');
  expect(lines).toHaveLength(wanted);
  for (const line of lines) {
    const { id, recommendedPrice } = pricedProduct.parse(JSON.parse(line));
    expect(recommendedPrice).toBe(listed(id).recommendedPrice);
  }
});

test('counts, filters and orders are of these figures, in the list and on the start page', async () => {
  const products = await everyProduct();
  const count = (is: (figures: ReturnType<typeof toFigures>) => boolean) =>
    products.filter((each) => is(toFigures(each))).length;
  const counts = {
    found: wanted,
    losing: count(({ profit }) => profit < 0),
    missing: count(({ meetsTarget }) => !meetsTarget),
    differs: count(({ difference }) => difference !== 0),
    outdated: products.filter(({ outdated }) => outdated).length,
    monthlyLoss: products.reduce(
      (sum, each) => sum + Math.max(0, -toFigures(each).profit) * (each.monthlySales ?? 0),
      0,
    ),
  };
  expect(productSummary.parse(await get('/product/summary'))).toMatchObject(counts);
  const { figures, weakest } = sellerDashboardReply.parse(await get('/dashboard/seller'));
  expect(figures).toMatchObject(counts);
  const { totals, unpriced } = findProductActions.reply.parse(await get('/product/action/page', {}));
  const marked = products.filter(({ byOldFees }) => byOldFees);
  expect(unpriced).toBe(marked.length);
  const losing = marked.filter((each) => toFigures(each).profit < 0).length;
  expect(totals.loss.products).toBe(counts.losing - losing);
  expect(weakest.length).toBeGreaterThan(3);
  for (const { id, price, profit, recommendedPrice } of weakest) {
    const found = products.find((each) => each.id === id);
    expect(found && toFigures(found)).toMatchObject({ price, profit, recommendedPrice });
  }
  for (const flag of ['losing', 'missing', 'differs'] as const)
    expect(await everyProduct({ where: { [flag]: true } })).toHaveLength(counts[flag]);
  for (const [order, key] of [
    ['sellingProfit', 'profit'],
    ['recommendedPrice', 'recommendedPrice'],
    ['difference', 'difference'],
  ] as const) {
    const values = (await everyProduct({ order_by: { [order]: 'asc' } })).map((each) => toFigures(each)[key]);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
  }
});

test('an admin’s list of all sellers’ products keeps the saved figures, and says so', async () => {
  const products = await everyProduct({}, admin);
  expect(products.some(({ outdated }) => outdated)).toBe(true);
  expect(products.every(({ outdated, byOldFees }) => outdated === byOldFees)).toBe(true);
});
