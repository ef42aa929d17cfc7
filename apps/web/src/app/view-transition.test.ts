import { expect, test } from 'vitest';
import { transitionTypes } from './view-transition.ts';

test('a deeper page pushes the old one towards the start of the line', () => {
  expect(transitionTypes('/user', '/user/add-product', 'ltr')).toEqual(['to-left']);
  expect(transitionTypes('/user', '/user/add-product', 'rtl')).toEqual(['to-right']);
});

test('a shallower page comes back the other way', () => {
  expect(transitionTypes('/user/add-product', '/user', 'ltr')).toEqual(['to-right']);
  expect(transitionTypes('/user/add-product', '/user', 'rtl')).toEqual(['to-left']);
});

test('a neighbour moves forward', () => {
  expect(transitionTypes('/admin/store', '/admin/product', 'ltr')).toEqual(['to-left']);
});

test('nothing slides on the first page or while only the search changes', () => {
  expect(transitionTypes(undefined, '/user', 'ltr')).toBe(false);
  expect(transitionTypes('/user', '/user', 'rtl')).toBe(false);
});
