import { expect, test } from 'vitest';
import { foldArabic, matchesSearch } from './fold-arabic.ts';

test.each([
  ['إلكترونيات', 'الكترونيات'],
  ['أحذية', 'احذيه'],
  ['مُسْتَشْفى', 'مستشفي'],
  ['عـــطور', 'عطور'],
  ['  Oud ١٠٠ ', 'oud 100'],
])('%s folds to %s', (text, folded) => expect(foldArabic(text)).toBe(folded));

test('a search finds a word however its alef, yeh and teh are typed', () => {
  expect(matchesSearch('إلكترونيات وأجهزة', 'اجهزه')).toBe(true);
  expect(matchesSearch('Home & Kitchen', 'KITCH')).toBe(true);
  expect(matchesSearch('عطور', 'كتب')).toBe(false);
});
