import { expect, test } from 'vitest';
import { transitionTypes } from './view-transition.ts';

test('a deeper page pushes the old one towards the start of the line', () => {
  expect(transitionTypes('/user', '/user/add-product', 'ltr', false)).toEqual(['to-left']);
  expect(transitionTypes('/user', '/user/add-product', 'rtl', false)).toEqual(['to-right']);
});

test('a shallower page comes back the other way', () => {
  expect(transitionTypes('/user/add-product', '/user', 'ltr', false)).toEqual(['to-right']);
  expect(transitionTypes('/user/add-product', '/user', 'rtl', false)).toEqual(['to-left']);
});

test('a neighbour moves forward', () => {
  expect(transitionTypes('/admin/store', '/admin/product', 'ltr', false)).toEqual(['to-left']);
});

test('going back to a neighbour moves backwards', () => {
  expect(transitionTypes('/admin/product', '/admin/store', 'ltr', true)).toEqual(['to-right']);
  expect(transitionTypes('/admin/product', '/admin/store', 'rtl', true)).toEqual(['to-left']);
  // Depth says more than the way: from a page opened in between, back may lead deeper.
  expect(transitionTypes('/user', '/user/add-product', 'ltr', true)).toEqual(['to-left']);
});

test('nothing slides on the first page or while only the search changes', () => {
  expect(transitionTypes(undefined, '/user', 'ltr', false)).toBe(false);
  expect(transitionTypes('/user', '/user', 'rtl', false)).toBe(false);
});
