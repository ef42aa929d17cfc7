import type { FeeTable } from '@saer/contract/fee-table';
import type { OwnFeeBook } from '../../../domain/fee-book/fee-book-copy.ts';
import { NewFees } from './new-fees.tsx';
import { OfflineFees } from './offline-fees.tsx';

type Props = {
  readonly book: OwnFeeBook;
  readonly table: FeeTable | undefined;
  readonly isConnected: boolean;
};

/** Notices about the fees that a page calculates with: they are a copy, or others are in force. */
export function FeeNotices({ book, table, isConnected }: Props) {
  return isConnected && book.copiedAt === undefined ? (
    <NewFees book={book} />
  ) : (
    <OfflineFees book={book} table={table} />
  );
}
