import { foldArabic } from '@saer/i18n/fold-arabic';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type AdminClient, adminClient, rowsIn } from './testing/admin-client.ts';

let server: TestApp;
let admin: AdminClient;
beforeAll(async () => {
  server = await testApp();
  admin = await adminClient(server);
  await admin.create('productFamily', {
    nameEn: 'Café & bakery',
    nameAr: 'مقاهٍ ومخابز إلكترونيّة',
    code: 'cafe',
  });
  await admin.create('productFamily', { nameEn: 'Fashion 100% cotton', nameAr: 'أزياء قطنية ١٠٠' });
});
afterAll(() => server[Symbol.asyncDispose]());

const names = async (search: string) =>
  rowsIn(await admin.page('productFamily', { search, limit: 100 })).map(({ nameEn }) => nameEn);

describe('a search', () => {
  test.each([
    ['part of an English word', 'bake', 'Café & bakery'],
    ['capitals', 'CAFÉ', 'Café & bakery'],
    ['words of both languages in any order', 'مخابز café', 'Café & bakery'],
    ['another hamza and teh marbuta', 'الكترونيه', 'Café & bakery'],
    ['vowel marks and tatweel', 'مَقــاه', 'Café & bakery'],
    ['a code', 'cafe', 'Café & bakery'],
    ['Arabic digits for Latin ones', 'قطنيه 100', 'Fashion 100% cotton'],
    ['Latin digits for Arabic ones', '١٠٠', 'Fashion 100% cotton'],
    ['a sign of a pattern', '100%', 'Fashion 100% cotton'],
    ['spaces around it', '  cotton  ', 'Fashion 100% cotton'],
  ])('finds %s', async (_name, search, found) => {
    expect(await names(search)).toContain(found);
  });

  test.each([
    ['one word that is nowhere', 'bakery zzz'],
    ['a pattern', 'b%y'],
    ['a sign for any letter', 'bak_ry'],
  ])('does not find %s', async (_name, search) => {
    expect(await names(search)).toEqual([]);
  });

  test('counts, pages and filters like any list', async () => {
    const { json } = await admin.page('productSubFamily', { search: 'ا', limit: 2, page: 2 });
    expect(json).toMatchObject({ page: 2, limit: 2, total: expect.any(Number) });
    expect(await admin.page('store', { search: 'noon', where: { code: 'NOON_SA_FBN' } })).toMatchObject({
      json: { total: 1 },
    });
  });

  test('finds for sellers only what is visible to them', async () => {
    await admin.create('productFamily', { nameEn: 'Hidden treasures', nameAr: 'كنوز مخفية', active: false });
    expect(await names('treasures')).toHaveLength(1);
    const { json } = await server.get(
      `/v1/product-family/page?filter=${Buffer.from('{"search":"treasures"}').toString('base64')}`,
    );
    expect(json).toMatchObject({ total: 0 });
  });

  test('with 201 characters, or none, is rejected', async () => {
    expect(await admin.page('store', { search: 'a'.repeat(201) })).toMatchObject({
      status: 400,
      json: { code: 'tooLong', field: 'filter.search' },
    });
    expect(await admin.page('store', { search: '' })).toMatchObject({ status: 400 });
    expect(await admin.page('store', { search: 'a\0' })).toMatchObject({
      status: 400,
      json: { code: 'notText' },
    });
  });

  test.each(['rangeFactor', 'referralRule'] as const)(
    'of %s, which has no names, is rejected',
    async (list) => {
      expect(await admin.page(list, { search: 'x' })).toMatchObject({
        status: 400,
        json: { code: 'notSearchable', field: 'filter.search', message: expect.stringContaining('words') },
      });
    },
  );
});

test('the database folds text exactly like the browser', async () => {
  const letter = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0x20, max: 0x24f }) },
    { weight: 6, arbitrary: fc.integer({ min: 0x600, max: 0x6ff }) },
    { weight: 1, arbitrary: fc.integer({ min: 0x300, max: 0x3ff }) },
    { weight: 1, arbitrary: fc.integer({ min: 0x750, max: 0x77f }) },
    { weight: 1, arbitrary: fc.integer({ min: 0x2000, max: 0x206f }) },
    { weight: 1, arbitrary: fc.constantFrom(0x9, 0xa, 0xd, 0x3000, 0xfeff, 0x1f600, 0xfb50, 0xfefb) },
  );
  const text = fc.array(letter, { maxLength: 24 }).map((codes) => String.fromCodePoint(...codes));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (texts) => {
      const values = sql.join(
        texts.map((each, at) => sql`(${at}::int, ${each}::text)`),
        sql`, `,
      );
      const { rows } = await server.db.execute<{ folded: string }>(
        sql`select fold_arabic(value) as folded from (values ${values}) as texts(at, value) order by at`,
      );
      expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldArabic));
    }),
    { numRuns: 150 },
  );
});
