import type { FeeBook } from '@saer/contract/fee-book';

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
