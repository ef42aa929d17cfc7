import { getTableColumns, sql } from 'drizzle-orm';
import { account } from '../tables.ts';

const { identityHash, pendingCalculation: _pendingCalculation, ...shown } = getTableColumns(account);

/** The columns of an account that may be filtered, sorted by and shown: all but the hash of its owner's identity and what its owner typed. */
export const listedColumns = shown;

/** An account as the contract shows it: for `select` and `returning`. */
export const accountColumns = {
  ...shown,
  isIdentityVerified: sql<boolean>`${identityHash} is not null`,
};
