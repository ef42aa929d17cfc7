import { expect, test } from 'vitest';
import { feeBookElement } from './embedded-fee-book.ts';

const getBook = (nameEn: string, nameAr: string) => ({
  on: '2026-11-20',
  stores: [],
  families: [],
  subFamilies: [{ code: 'a', nameEn, nameAr, family: 'b' }],
  types: [],
  overrides: [],
});

const read = (element: string): unknown =>
  JSON.parse(element.replace(/^<script[^>]*>/, '').replace('</script>', ''));

test('no name in the fees can end the element that carries them', () => {
  const name = '</script><script>alert(1)</script>';
  const element = feeBookElement(getBook(name, name), 'en');
  expect(element.match(/<\/script>/g)).toHaveLength(1);
  expect(read(element)).toMatchObject({ subFamilies: [{ nameEn: name }] });
});

test('a page carries the names of its own language', () => {
  const book = getBook('Books', 'كتب');
  expect(read(feeBookElement(book, 'ar'))).toMatchObject({ subFamilies: [{ nameEn: 'كتب', nameAr: 'كتب' }] });
  expect(read(feeBookElement(book, 'en'))).toMatchObject({
    subFamilies: [{ nameEn: 'Books', nameAr: 'Books' }],
  });
});
