import type { FeeBook } from '@saer/contract/fees/fee-book';
import { feeTableFor } from '../fee-book.ts';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import { storeOf } from './book-store.ts';

/** A form whose choices all exist in the fee book. `refused`: fields unknown to the book, which were reset. */
export interface NormalisedDraft {
  readonly draft: Draft;
  readonly refused: readonly DraftField[];
}

/** Holds a form's choices against the fee book. A size class that only other stores have is silently open again. */
export function normaliseDraft(draft: Draft, book: FeeBook): NormalisedDraft {
  const known = storeOf(book, draft.store);
  const store = known ?? book.stores[0];
  const subFamily = book.subFamilies.find((each) => each.code === draft.subFamily);
  const type = book.types.find((each) => each.code === draft.type && each.subFamily === subFamily?.code);
  const fees = feeTableFor(book, { store: store?.code ?? '', handover: draft.handover });
  const hasClass = fees.ok && fees.feeTable.sizeClasses.some((each) => each.code === draft.sizeClass);

  const refused: DraftField[] = [];
  if (draft.store !== '' && !known) refused.push('store');
  if (draft.subFamily !== '' && !subFamily) refused.push('subFamily');
  if (draft.type !== '' && !book.types.some((each) => each.code === draft.type)) refused.push('type');
  if (draft.sizeClass !== '' && !isSomewhere(draft.sizeClass, book)) refused.push('sizeClass');

  return {
    draft: {
      ...draft,
      store: store?.code ?? '',
      subFamily: subFamily?.code ?? '',
      type: type?.code ?? '',
      sizeClass: hasClass ? draft.sizeClass : '',
    },
    refused,
  };
}

const isSomewhere = (sizeClass: string, book: FeeBook): boolean =>
  book.stores.some((store) => store.feeTable?.sizeClasses.some((each) => each.code === sizeClass));
