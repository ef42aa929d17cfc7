import { expect, test } from 'vitest';
import { categoryFinder, getId, getLead, steadySearch } from './category-finder.ts';

const row = (code: string, nameEn: string, nameAr: string) => ({ code, nameEn, nameAr });
const book = {
  families: [row('fashion', 'Fashion', 'الأزياء')],
  subFamilies: [
    { ...row('clothes', 'Apparel', 'الملابس'), family: 'fashion' },
    { ...row('watches', 'Watches', 'الساعات'), family: 'fashion' },
  ],
  types: [{ ...row('abayas', 'Abayas', 'عبايات'), subFamily: 'clothes' }],
};
const words = { families: {}, subFamilies: { clothes: ['dress watch'] }, types: {} };
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

test('a type is offered with its sub family, in the language of the page', () => {
  const { search } = categoryFinder(book, undefined, 'en');
  expect(search('عبايه')).toEqual([
    { id: 'clothes/abayas', name: 'Abayas', hint: 'Apparel' },
    { id: 'clothes', name: 'Apparel', hint: 'Fashion' },
  ]);
  expect(getLead('clothes/abayas')).toEqual({ subFamily: 'clothes', type: 'abayas' });
  expect(getId({ subFamily: 'clothes' })).toBe('clothes');
});

test.each(['', 'ا', 'ال', ' '])('“%s” is the beginning of every name: all sub families stay', (typed) => {
  expect(ids(categoryFinder(book, words, 'ar').search(typed))).toEqual(['clothes', 'watches']);
});

test('results stay where they are when the words arrive; new ones come after them', () => {
  const named = categoryFinder(book, undefined, 'en').search;
  const worded = categoryFinder(book, words, 'en').search;
  const steady = steadySearch(named, worded, 'watch');
  expect(ids(named('watch'))).toEqual(['watches']);
  expect(ids(steady('watch'))).toEqual(['watches', 'clothes']);
  expect(ids(steady('dress'))).toEqual(['clothes']);
});
