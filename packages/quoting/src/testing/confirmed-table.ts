import { storeTable } from '@saer/pricing/testing/store-table';
import type { StoreFeeTable } from '../fee-book.ts';

/** The fee table of the engine's tests, every fee of it confirmed. */
export const confirmedTable: StoreFeeTable = {
  ...storeTable,
  sizeClasses: storeTable.sizeClasses.map((each) => ({ ...each, confirmed: true })),
  referralProvenance: {},
};
