import type { FeeBook } from '@saer/contract/fees/fee-book';

/** For tools that ask for no fees. */
export const noBook: FeeBook = {
  on: '',
  stores: [],
  families: [],
  subFamilies: [],
  types: [],
  serviceFees: [],
  overrides: [],
};
