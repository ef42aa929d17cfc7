import type { FeeBook, PublicFeeBook } from '@saer/contract/fee-book';
import type { OwnFees } from '@saer/contract/own-fees';
import { withDeemedSuppliers } from './deemed-suppliers.ts';
import { withStatementRates } from './statement-rates.ts';

/** A fee book with what applies to one seller only: agreed fees, rates that their statements show, and their answers about VAT. */
export const ownBook = (
  book: PublicFeeBook,
  { overrides, statementRates, deemedSuppliers }: OwnFees,
): FeeBook =>
  withDeemedSuppliers(
    withStatementRates({ ...book, overrides, deemedSuppliers }, statementRates),
    deemedSuppliers,
  );

/** Own fees of a guest: none. */
export const noOwnFees: OwnFees = { overrides: [], statementRates: [], deemedSuppliers: [] };
