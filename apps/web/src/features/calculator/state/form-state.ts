import type { FeeBook } from '@saer/contract/fee-book';
import type { FeeTable } from '@saer/contract/fee-table';
import type { Draft, DraftField } from './draft.ts';
import type { BookStore } from '../fee-tables.ts';

/** What each part of the form is given: the settled draft, the book behind its choices, and what is wrong at a field. */
export interface FormState {
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly store: BookStore;
  readonly table: FeeTable | undefined;
  readonly change: (changes: Partial<Draft>) => void;
  /** The words for what is wrong at a field, beyond what the field itself can tell. */
  readonly errorAt: (field: DraftField) => string | undefined;
}
