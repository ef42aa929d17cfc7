import { expect, test } from 'vitest';
import { searched } from './list-state.ts';

test.each([
  ['٠٥٠١٢٣', { mobile: { contains: '50123' } }],
  ['+966 50 123', { mobile: { contains: '96650123' } }],
  ['00966-50', { mobile: { contains: '96650' } }],
  ['sara@', { email: { contains: 'sara@' } }],
  ['seller12', { email: { contains: 'seller12' } }],
  ['sara.k', { email: { contains: 'sara.k' } }],
  ['سارة', { fullName: { contains: 'سارة' } }],
  ['Sara K', { fullName: { contains: 'Sara K' } }],
  ['   ', {}],
])('%s is looked for where it belongs', (typed, where) => {
  expect(searched(typed)).toEqual(where);
});
