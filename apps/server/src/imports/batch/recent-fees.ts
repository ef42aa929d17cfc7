import type { FeeBook } from '@saer/contract/fee-book';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Database } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';

/** Today's fees, for checking a part of a sheet early: from memory, like everyone's. */
export const findRecentFees = (db: Database, seller: number): Promise<FeeBook> =>
  findFeeBook(db, riyadhDay(new Date()), seller);
