import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import type { BookStore } from '@saer/quoting/calculator/book-store';

/** Props of each section of the form: the debounced draft, the fee book for its options, and field errors. */
export interface FormState {
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly store: BookStore;
  readonly table: FeeTable | undefined;
  readonly change: (changes: Partial<Draft>) => void;
  /** The message of a field's error, apart from those the field detects itself. */
  readonly errorAt: (field: DraftField) => string | undefined;
}
