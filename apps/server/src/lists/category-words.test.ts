import { type CategoryIndex, indexCategories } from '@saer/quoting/search/category-index';
import { categoryTerm } from '@saer/quoting/search/category-term';
import { searchCategories } from '@saer/quoting/search/search-categories';
import { categoryWords } from '@saer/contract/fees/category-words';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { curatedWords } from '../seed/words/category-words.ts';
import { seedInitialData } from '../seed/seed.ts';
import { singleWords } from '../seed/words/word-lists.ts';
import { productFamily, productSubFamily, productType } from './tables.ts';
import { seeding } from '../database/seeding.ts';
import { adminClient } from './testing/admin-client.ts';
import { nonsense, searchedWords } from './testing/searched-words.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const publishedWords = async () => categoryWords.parse((await server.get('/v1/category-words')).json);
const publishedBook = async () => feeBookReply.parse((await server.get('/v1/fee-book')).json);
let index: CategoryIndex;
beforeAll(async () => {
  index = indexCategories(await publishedBook(), await publishedWords());
});

const subFamilies = Object.entries(curatedWords.subFamilies).map(([code, { en, ar }]) => ({
  code,
  en: singleWords(en),
  ar: singleWords(ar),
}));

const codes = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code);
// Branded or not, or of a leading brand or not: the same product at different commissions.
const toKind = (code: string) => code.replace(/_(?:generic|brand|top_brands|other)$/, '');

describe('the curated words', () => {
  test('every sub family has at least twelve in each language', async () => {
    const { subFamilies: offered } = await publishedBook();
    expect(new Set(subFamilies.map(({ code }) => code))).toEqual(new Set(offered.map(({ code }) => code)));
    const few = subFamilies.filter(({ en, ar }) => en.length < 12 || ar.length < 12);
    expect(few).toEqual([]);
    expect(subFamilies.flatMap(({ en }) => en.filter((word) => /\p{sc=Arab}/u.test(word)))).toEqual([]);
    expect(subFamilies.flatMap(({ ar }) => ar.filter((word) => !/\p{sc=Arab}/u.test(word)))).toEqual([]);
  });

  test('names only families and types that exist', async () => {
    const book = await publishedBook();
    expect(codes(book.families)).toEqual(expect.arrayContaining(Object.keys(curatedWords.families)));
    expect(codes(book.types)).toEqual(expect.arrayContaining(Object.keys(curatedWords.types)));
  });

  test.each(subFamilies)('$code has no duplicate words', ({ en, ar }) => {
    for (const words of [en, ar])
      expect(words.filter((word, at) => words.map(categoryTerm).indexOf(categoryTerm(word)) !== at)).toEqual(
        [],
      );
  });

  test('no word is accidentally in two sub families', () => {
    const positions = new Map<string, Set<string>>();
    for (const { code, en, ar } of subFamilies)
      for (const term of [...en, ...ar].map(categoryTerm))
        positions.set(term, (positions.get(term) ?? new Set()).add(toKind(code)));
    const shared = [...positions].filter(([, kinds]) => kinds.size > 1).map(([term]) => term);
    // Each of these words has two meanings: a search finds both, and a sheet asks which one is meant.
    const right = 'lens lenses عدسة عدسات jewelry مجوهرات إكسسوارات toner تونر كفرات شاشة شاشات ألعاب'.split(
      ' ',
    );
    expect(shared.toSorted()).toEqual(right.map(categoryTerm).toSorted());
  });

  test('no word is a brand', () => {
    const brands =
      /\b(?:apple|iphone|ipad|airpods?|samsung|huawei|xiaomi|sony|playstation|ps[45]|xbox|nintendo|lego|barbie|pampers|nike|adidas|crocs|dettol|clorox|kleenex|nutella|dyson|philips|anker)\b|(?:ايفون|آيفون|ايباد|سامسونج|هواوي|شاومي|سوني|بلايستيشن|اكس بوكس|نينتندو|ليقو|باربي|بامبرز|نايك|اديداس|ديتول|كلوركس|كلينكس|نوتيلا|ايتونز)/i;
    const lists = Object.values(curatedWords).flatMap((list) => Object.values(list));
    const words = lists.flatMap(({ en, ar }) => [...singleWords(en), ...singleWords(ar)]);
    expect(words.filter((word) => brands.test(word))).toEqual([]);
  });
});

describe('a search with sellers’ words', () => {
  test('finds the right sub family among the first five results for at least 95 % of words', () => {
    const missed = searchedWords.filter(
      ({ term, meant }) =>
        !searchCategories(index, term)
          .slice(0, 5)
          .some(({ subFamily }) => meant.includes(subFamily)),
    );
    expect(searchedWords.length).toBeGreaterThanOrEqual(300);
    expect(
      missed.length / searchedWords.length,
      missed.map(({ term }) => term).join(', '),
    ).toBeLessThanOrEqual(0.05);
  });

  test.each([
    ['سماعة', 'headphones'],
    ['عطر', 'fragrance'],
    ['ساعة', 'watches'],
    ['عباية', 'apparel_footwear'],
    ['قهوة', 'food_beverages'],
    ['جوال', 'phones_tablets'],
    ['شنطة', 'other_bags'],
    ['جزمة', 'apparel_footwear'],
    ['كنب', 'furniture'],
    ['قدر', 'home_general'],
    ['مبخرة', 'home_general'],
    ['ملزمة', 'office_supplies'],
    ['شاحن', 'phone_accessories'],
    ['كفر جوال', 'phone_accessories'],
    ['charger', 'phone_accessories'],
    ['cat litter', 'pet_other'],
  ])('%s leads to %s first', (term, subFamily) => {
    expect(searchCategories(index, term)[0]?.subFamily).toBe(subFamily);
  });

  test('finds types by their words', () => {
    const [first] = searchCategories(index, 'عبايات');
    expect(first).toEqual({ subFamily: 'apparel_footwear', type: 'abayas' });
  });

  test.each(nonsense)('finds nothing for %s', (term) => {
    expect(searchCategories(index, term)).toEqual([]);
  });
});

describe('the published words', () => {
  test('are not sent again until one of them changes', async () => {
    const first = await server.get('/v1/category-words');
    const tag = String(first.headers['etag']);
    expect(first.status).toBe(200);
    const again = await server.get('/v1/category-words', { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    const admin = await adminClient(server);
    await admin.create('productFamily', {
      nameEn: 'Boats',
      nameAr: 'قوارب كبيرة',
      wordsEn: 'yacht\n\n yacht ',
    });
    const changed = await server.get('/v1/category-words', { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(categoryWords.parse(changed.json).families).toMatchObject({ boats: ['yacht'] });
  });

  test('are limited in number and length', async () => {
    const admin = await adminClient(server);
    const row = { nameEn: 'Kites', nameAr: 'طائرات ورق' };
    const long = await admin.add('productFamily', { ...row, wordsEn: 'k'.repeat(61) });
    expect(long).toMatchObject({
      status: 400,
      json: { code: 'wordTooLong', field: 'wordsEn' },
    });
    const many = Array.from({ length: 601 }, (_, at) => `word ${at}`).join('\n');
    const full = await admin.add('productFamily', { ...row, wordsAr: many });
    expect(full).toMatchObject({ status: 400, json: { code: 'tooManyWords' } });
    const control = await admin.add('productFamily', { ...row, wordsEn: 'a\u0007b' });
    expect(control).toMatchObject({ status: 400, json: { code: 'notText' } });
  });

  test('do not change when an update omits them', async () => {
    const admin = await adminClient(server);
    const names = { nameEn: 'Ropes', nameAr: 'حبال' };
    const { id } = await admin.create('productFamily', { ...names, wordsEn: 'rope\ncord' });
    const changed = await admin.write('productFamily', { id, version: 1, ...names, note: 'Looked up' });
    expect(changed).toMatchObject({ status: 200, json: { wordsEn: 'rope\ncord' } });
  });
});

test('a database seeded earlier gets the words, except where an admin wrote some', async () => {
  await using older = await testApp();
  const { db } = older;
  await db.delete(seeding).where(eq(seeding.dataset, 'category-words-1'));
  for (const table of [productFamily, productSubFamily, productType])
    await db.update(table).set({ wordsEn: '', wordsAr: '' });
  await db.update(productSubFamily).set({ wordsEn: 'own word' }).where(eq(productSubFamily.code, 'watches'));
  await seedInitialData(db);
  const [watches] = await db.select().from(productSubFamily).where(eq(productSubFamily.code, 'watches'));
  expect(watches?.wordsEn).toBe('own word');
  expect(watches?.wordsAr.split('\n')).toContain('ساعة يد');
});
