import { expect, test } from 'vitest';
import { slideTypes } from './slide.ts';

test('a deeper page pushes the old one towards the start of the line', () => {
  expect(slideTypes('/user', '/user/add-product', 'ltr')).toEqual(['to-left']);
  expect(slideTypes('/user', '/user/add-product', 'rtl')).toEqual(['to-right']);
});

test('a shallower page comes back the other way', () => {
  expect(slideTypes('/user/add-product', '/user', 'ltr')).toEqual(['to-right']);
  expect(slideTypes('/user/add-product', '/user', 'rtl')).toEqual(['to-left']);
});

test('a neighbour moves forward', () => {
  expect(slideTypes('/admin/store', '/admin/product', 'ltr')).toEqual(['to-left']);
});

test('nothing slides on the first page or while only the search changes', () => {
  expect(slideTypes(undefined, '/user', 'ltr')).toBe(false);
  expect(slideTypes('/user', '/user', 'rtl')).toBe(false);
});
