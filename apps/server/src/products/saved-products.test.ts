import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { listedProduct, pageProducts } from '@saer/contract/products/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { publishDearerFees } from './testing/dearer-fees.ts';
import { savedProduct } from './testing/saved-product.ts';

let server: TestApp;
let seller: Person;
/** Its name and its distinguishing values. */
const goods = [
  { nameEn: 'Oud', nameAr: 'دهن العُـــود', barcode: '6281000000010', cost: 200_00 },
  {
    nameEn: 'Bag',
    nameAr: 'حقيبة أنيقة',
    barcode: '6281000000027',
    store: 'AMAZON_SA_FBA',
    subFamily: 'toys',
  },
  {
    nameEn: 'Lamp',
    nameAr: 'مصباح إضاءة',
    barcode: '8901000000034',
    store: 'AMAZON_SA_FBA',
    subFamily: 'home_general',
  },
  { nameEn: 'Loss', nameAr: 'عباءة على الموضة', price: 40_00 },
  { nameEn: 'Thin', nameAr: 'مرآة', price: 95_00 },
  { barcode: 'SKU-77_a%b', nameEn: 'Code' },
];

beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  const other = await person(server, { role: 'USER' });
  for (const more of goods)
    for (const owner of [seller, other]) await savedProduct(server, owner, { nameAr: 'ساعة', ...more });
});
afterAll(() => server[Symbol.asyncDispose]());

const page = async (filter: ListFilter) => {
  const url = `/v1/product/page?filter=${encodeURIComponent(encodeFilter({ limit: 100, ...filter }))}`;
  const { status, json } = await server.get(url, seller.headers);
  expect([status, json]).toMatchObject([200, {}]);
  return pageProducts.reply.parse(json).data;
};
const names = async (filter: ListFilter) => (await page(filter)).map(({ nameEn }) => nameEn);

describe('a seller finds their own products', () => {
  test.each<[string, string[]]>([
    ['6281', ['Oud', 'Bag']],
    ['628100000002', ['Bag']],
    ['6281000000027', ['Bag']],
    ['٦٢٨١', ['Oud', 'Bag']],
    ['۶۲۸۱۰۰۰۰۰۰۰۲۷', ['Bag']],
    ['٨٩٠١٠٠٠٠٠٠٠٣٤', ['Lamp']],
    ['sku-77_A%B', ['Code']],
    ['77_', ['Code']],
    ['العود', ['Oud']],
    ['دُهْن العــود', ['Oud']],
    ['حقيبه انيقه', ['Bag']],
    ['حقيبة آنيقة', ['Bag']],
    ['اضاءه', ['Lamp']],
    ['عباءه علي الموضه', ['Loss']],
    ['مراة', ['Thin']],
    ['مرأه', ['Thin']],
    ['BAG', ['Bag']],
    ['اضاءة 8901', ['Lamp']],
    ['  bag   6281  ', ['Bag']],
    ['bag lamp', []],
    ['628_', []],
    ['6281%', []],
  ])('by “%s”', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
  });

  test.each<[string, Required<ListFilter>['where'], string[]]>([
    ['store', { store: 'AMAZON_SA_FBA' }, ['Bag', 'Lamp']],
    ['stores', { store: { in: ['AMAZON_SA_FBA', 'NOON_SA_DIRECTSHIP'] } }, ['Bag', 'Lamp']],
    ['family', { family: 'home' }, ['Lamp']],
    ['sub family', { subFamily: 'toys' }, ['Bag']],
    ['a loss', { profit: { lt: 0 } }, ['Loss']],
    ['a thin margin', { profit: { gte: 0 }, meetsTarget: false }, ['Thin']],
    ['store and health', { store: 'NOON_SA_FBN', meetsTarget: false }, ['Loss', 'Thin']],
    ['no barcode', { barcode: { isNull: true } }, ['Loss', 'Thin']],
    ['another’s', { ownerId: 1_000_000 }, []],
  ])('by %s', async (_name, where, expected) => {
    expect(await names({ where })).toEqual(expected);
  });

  const columns = Object.keys(listedProduct.shape).filter(
    (name) => !['sides', 'override', 'outdated', 'byOldFees', 'image'].includes(name),
  );
  test.each(columns)('sorted by %s, in either order, neither missing nor repeating one', async (column) => {
    const up = await page({ order_by: { [column]: 'asc' } });
    const down = await page({ order_by: { [column]: 'desc' } });
    expect(new Set(up.map(({ id }) => id)).size).toBe(goods.length);
    const values = (rows: typeof up) =>
      rows.map((row): unknown => Reflect.get(row, column)).filter((value) => value !== null);
    expect(values(down)).toEqual(values(up).toReversed());
    // Rows without a value come last.
    for (const rows of [up, down]) {
      const empty = rows.map((row) => Reflect.get(row, column) === null);
      expect(empty).toEqual(empty.toSorted((one, other) => Number(one) - Number(other)));
    }
  });

  test('that were priced by other fees than today’s', async () => {
    expect(await names({ where: { outdated: true } })).toEqual([]);
    await publishDearerFees(server, await person(server, { role: 'ADMIN' }));
    expect(await names({ where: { outdated: true } })).toEqual(['Oud', 'Loss', 'Thin', 'Code']);
    expect(await names({ where: { outdated: false } })).toEqual(['Bag', 'Lamp']);
    expect(await names({ where: { outdated: true, meetsTarget: false }, search: 'loss' })).toEqual(['Loss']);
  });
});
