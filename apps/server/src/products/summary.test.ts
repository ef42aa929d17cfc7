import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { pageProducts } from '@saer/contract/products/product';
import { productSummary } from '@saer/contract/products/product-prices';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let seller: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  other = await person(server, { role: 'USER' });
  admin = await person(server, { role: 'ADMIN' });
  // At its current price it makes a loss, regardless of its own price.
  await savedProduct(server, seller, { nameEn: 'Current loss', currentPrice: 40_00, monthlySales: 30 });
  // Without a current price, its own price and target count.
  await savedProduct(server, seller, { nameEn: 'Typed loss', price: 45_00, monthlySales: 7 });
  await savedProduct(server, seller, { nameEn: 'Unknown loss', price: 30_00 });
  await savedProduct(server, seller, { nameEn: 'Thin', currentPrice: 85_00, monthlySales: 10 });
  // Its current price earns enough, although its own price would not.
  await savedProduct(server, seller, {
    nameEn: 'Saved',
    price: 30_00,
    currentPrice: 200_00,
    monthlySales: 100,
  });
  await savedProduct(server, seller, { nameEn: 'Good', monthlySales: 1000 });
  await savedProduct(server, other, { nameEn: 'Foreign', price: 30_00, monthlySales: 1000 });
});
afterAll(() => server[Symbol.asyncDispose]());

const by = (filter: ListFilter) => `?filter=${encodeURIComponent(encodeFilter(filter))}`;
const summary = async (filter: ListFilter = {}, of = seller) =>
  productSummary.parse((await server.get(`/v1/product/summary${by(filter)}`, of.headers)).json);
const rows = async (filter: ListFilter = {}, of = seller) =>
  pageProducts.reply.parse((await server.get(`/v1/product/page${by(filter)}`, of.headers)).json).data;
const names = async (filter: ListFilter) => (await rows(filter)).map(({ nameEn }) => nameEn);

describe('figures at the selling price', () => {
  test.each<[string, ListFilter['where'], string[]]>([
    ['they lose', { losing: true }, ['Current loss', 'Typed loss', 'Unknown loss']],
    ['they do not', { losing: false }, ['Thin', 'Saved', 'Good']],
    ['they miss their target', { missing: true }, ['Current loss', 'Typed loss', 'Unknown loss', 'Thin']],
    [
      'they sell for another price than the recommended one',
      { differs: { eq: true } },
      ['Current loss', 'Typed loss', 'Unknown loss', 'Thin', 'Saved'],
    ],
    ['they miss it without a loss', { missing: true, losing: false }, ['Thin']],
  ])('are filtered: %s', async (_, where, expected) => {
    expect(await names({ where: { ...where } })).toEqual(expected);
  });

  test('sort products', async () => {
    const listed = await rows();
    const sorted = (value: (each: (typeof listed)[number]) => number) =>
      listed.toSorted((one, another) => value(one) - value(another)).map(({ nameEn }) => nameEn);
    expect(await names({ order_by: { sellingPrice: 'asc' } })).toEqual(
      sorted((each) => each.currentPrice ?? each.finalPrice),
    );
    expect(await names({ order_by: { sellingProfit: 'asc' } })).toEqual(
      sorted((each) => each.currentProfit ?? each.profit),
    );
    expect(await names({ order_by: { difference: 'desc' } })).toEqual(
      sorted((each) => (each.currentPrice ?? each.finalPrice) - each.recommendedPrice),
    );
  });

  test.each(['losing', 'missing', 'differs'])('filter by %s', async (name) => {
    const reply = await server.get(`/v1/product/page${by({ where: { [name]: 'yes' } })}`, seller.headers);
    expect(reply).toMatchObject({
      status: 400,
      json: { code: 'notTrueOrFalse', field: `filter.where.${name}` },
    });
  });
});

describe('the summary', () => {
  test('counts all matches and their monthly cost', async () => {
    const listed = new Map((await rows()).map((each) => [each.nameEn, each]));
    const of = (name: string) => {
      const found = listed.get(name);
      if (found === undefined) throw new Error(name);
      return found;
    };
    const [current, typed, thin] = [of('Current loss'), of('Typed loss'), of('Thin')];
    const loss = -30 * (current.currentProfit ?? 0) - 7 * typed.profit;
    // The profit required by a fifth of the price, at the recommended price.
    const target = Math.ceil(typed.recommendedPrice / 5);
    const shortfall =
      30 * (current.profit - (current.currentProfit ?? 0)) +
      7 * (target - typed.profit) +
      10 * (thin.profit - (thin.currentProfit ?? 0));
    expect(await summary()).toEqual({
      found: 6,
      losing: 3,
      missing: 4,
      differs: 5,
      outdated: 0,
      monthlyLoss: loss,
      lossCounted: 2,
      monthlyShortfall: shortfall,
      shortfallCounted: 3,
    });
    expect(loss).toBeGreaterThan(0);
  });

  test('covers everything the search and filter find, not one page', async () => {
    expect(await summary({ search: 'loss', limit: 1, page: 2 })).toMatchObject({ found: 3, losing: 3 });
    expect(await summary({ where: { losing: true, store: 'NOON_SA_FBN' } })).toMatchObject({ found: 3 });
    expect(await summary({ where: { store: 'AMAZON_SA_FBA' } })).toEqual({
      found: 0,
      losing: 0,
      missing: 0,
      differs: 0,
      outdated: 0,
      monthlyLoss: 0,
      lossCounted: 0,
      monthlyShortfall: 0,
      shortfallCounted: 0,
    });
  });

  test('covers the seller’s own products, for an admin all', async () => {
    expect(await summary({}, other)).toMatchObject({ found: 1, losing: 1 });
    expect(await summary({ where: { ownerId: other.id } })).toMatchObject({ found: 0 });
    expect(await summary({}, admin)).toMatchObject({ found: 7, losing: 4 });
    expect(await server.get('/v1/product/summary')).toMatchObject({ status: 401 });
  });

  test('does not overflow on enormous sums', async () => {
    const rich = await person(server, { role: 'USER' });
    const million = { cost: 9_000_000_00, currentPrice: 1, monthlySales: 1_000_000, marginRate: 0 };
    for (const at of [1, 2, 3]) await savedProduct(server, rich, { ...million, nameEn: `Dear ${at}` });
    const { monthlyLoss, losing } = await summary({}, rich);
    expect(losing).toBe(3);
    expect(monthlyLoss).toBeGreaterThan(2_000_000_000_000_000);
    expect(monthlyLoss).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  });
});
