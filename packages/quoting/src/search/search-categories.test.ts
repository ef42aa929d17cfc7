import { describe, expect, test } from 'vitest';
import { indexCategories } from './category-index.ts';
import { categoryTerm } from './category-term.ts';
import { oneEditApart } from './word-hits.ts';
import { resolveCategory } from './resolve-category.ts';
import { searchCategories } from './search-categories.ts';
import { stemWord } from './stem-word.ts';

const row = (code: string, nameEn: string, nameAr: string) => ({ code, nameEn, nameAr });
const book = {
  families: [row('fashion', 'Fashion', 'الأزياء'), row('audio', 'Audio & video', 'الصوتيات')],
  subFamilies: [
    { ...row('watches', 'Watches', 'الساعات'), family: 'fashion' },
    { ...row('clothes', 'Apparel & footwear', 'الملابس والأحذية'), family: 'fashion' },
    { ...row('headphones', 'Headphones', 'السماعات'), family: 'audio' },
    { ...row('speakers', 'Other audio', 'صوتيات أخرى'), family: 'audio' },
  ],
  types: [
    { ...row('abayas', 'Abayas', 'عبايات'), subFamily: 'clothes' },
    { ...row('mens_watches', "Men's watches", 'ساعات رجالية'), subFamily: 'watches' },
  ],
};
const words = {
  families: {},
  subFamilies: {
    clothes: ['dress', 'shirts', 'فستان', 'فساتين', 'عباية'],
    headphones: ['earbuds', 'سماعة بلوتوث'],
    speakers: ['bluetooth speaker', 'سماعة خارجية', 'headphones'],
  },
  types: {},
};
const index = indexCategories(book, words);
const found = (text: string) => searchCategories(index, text).map(({ subFamily }) => subFamily);

describe('the comparison', () => {
  test.each([
    ['السَّاعات', 'ساعات'],
    ['والأحذية', 'احذيه'],
    ['للأطفال', 'اطفال'],
    ['Men’s  T-Shirt', 'mens tshirt'],
    ['Jewellery & Colour', 'jewelry color'],
    ['بالون', 'بالون'],
    ['آلات', 'الات'],
  ])('%s is %s', (text, term) => expect(categoryTerm(text)).toBe(term));

  test.each([
    ['ساعات', 'ساعه'],
    ['عبايات', 'عبايه'],
    ['watches', 'watch'],
    ['dresses', 'dress'],
    ['accessories', 'accessory'],
    ['shoes', 'shoe'],
  ])('%s and %s have one stem', (one, other) => expect(stemWord(one)).toBe(stemWord(other)));

  test.each(['تمرين', 'بنات', 'glass', 'lens', 'bus'])('%s keeps what only looks like an ending', (word) =>
    expect([word, word.slice(0, -1)]).toContain(stemWord(word)),
  );

  test.each([
    ['watch', 'wach', true],
    ['watch', 'watcch', true],
    ['watch', 'wacth', true],
    ['watch', 'witch', true],
    ['watch', 'wcath2', false],
    ['watch', 'match box', false],
  ])('%s and %s: one error apart is %s', (one, other, expected) => {
    expect(oneEditApart(one, other)).toBe(expected);
    expect(oneEditApart(other, one)).toBe(expected);
  });
});

describe('a search', () => {
  test.each([
    ['الساعه', 'watches'],
    ['watch', 'watches'],
    ['wat', 'watches'],
    ['سا', 'watches'],
    ['wathces', 'watches'],
    ['سماعات', 'headphones'],
    ['سماعة بلوتوث', 'headphones'],
    ['سماعة خارجية', 'speakers'],
    ['bluetooth speakers', 'speakers'],
    ['فساتين', 'clothes'],
    ['red evening dress', 'clothes'],
    ['clothes', 'clothes'],
    ['mens_watches', 'watches'],
  ])('for %s finds %s first', (text, first) => expect(found(text)[0]).toBe(first));

  test('finds in the other language', () => {
    expect(found('headphones')[0]).toBe('headphones');
    expect(found('عباية')[0]).toBe('clothes');
  });

  test('leads to a type, and to the sub families of a family', () => {
    expect(searchCategories(index, 'عبايات')[0]).toEqual({ subFamily: 'clothes', type: 'abayas' });
    expect(found('fashion').toSorted()).toEqual(['clothes', 'watches']);
  });

  test('sets a name before a word, and an exact word before a beginning', () => {
    expect(found('headphones').slice(0, 2)).toEqual(['headphones', 'speakers']);
    expect(found('شي')).toEqual([]);
  });

  test('thinks of a typing error only in words of five letters or more, and only where nothing else fits', () => {
    expect(found('erbuds')).toEqual(['headphones']);
    expect(found('drss')).toEqual([]);
    expect(found('shirt')).toEqual(['clothes']);
  });

  test.each(['', '  ', 'ال', 'و', '...', 'qzxv', 'ظظظظظظ', 'blorptix zzz'])(
    'for “%s” finds nothing',
    (text) => expect(found(text)).toEqual([]),
  );

  test('answers the same words the same, however often', () => {
    const once = searchCategories(index, 'سماعة');
    expect(Array.from({ length: 3 }, () => searchCategories(index, 'سماعة'))).toEqual([once, once, once]);
  });

  test('answers a text of any length', () => {
    expect(found('ساعة '.repeat(5_000))).toContain('watches');
    expect(found('ا'.repeat(50_000))).toEqual([]);
  });

  test('knows names and codes before words have come', () => {
    expect(searchCategories(indexCategories(book), 'ساعات رجالية')[0]).toEqual({
      subFamily: 'watches',
      type: 'mens_watches',
    });
  });
});

describe('a cell of a sheet', () => {
  test.each([
    ['ساعة', [{ subFamily: 'watches' }]],
    ['Dresses', [{ subFamily: 'clothes' }]],
    ['عبايات', [{ subFamily: 'clothes', type: 'abayas' }]],
    ['Audio > Headphone > Earbud', [{ subFamily: 'headphones' }]],
    ['headphones', [{ subFamily: 'headphones' }, { subFamily: 'speakers' }]],
    ['Fashion', [{ subFamily: 'watches' }, { subFamily: 'clothes' }]],
    ['wach', []],
    ['red dress', []],
    ['Samsonite', []],
    ['', []],
  ])('%s means %j', (text, leads) => expect(resolveCategory(index, text)).toEqual(leads));
});

test('a suggestion shares more with a text than a word that everybody uses', () => {
  const care = indexCategories(
    {
      families: [row('all', 'Everything', 'كل شيء')],
      subFamilies: [
        { ...row('car_care', 'Car care', 'العناية بالسيارة'), family: 'all' },
        { ...row('baby_care', 'Baby care', 'العناية بالطفل'), family: 'all' },
        { ...row('hair_care', 'Hair care', 'العناية بالشعر'), family: 'all' },
      ],
      types: [],
    },
    { families: {}, subFamilies: {}, types: {} },
  );
  const suggested = (text: string) => searchCategories(care, text, 3, 0.6).map(({ subFamily }) => subFamily);
  expect(searchCategories(care, 'عناية بالبشرة', 3)).not.toEqual([]);
  expect(suggested('عناية بالبشرة')).toEqual([]);
  expect(suggested('عناية بالشعر')).toEqual(['hair_care']);
  expect(suggested('عناية بالشعير')).toEqual(['hair_care']);
});
