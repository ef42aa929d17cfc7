import { type Draft, emptyDraft } from '@saer/contract/products/calculator-draft';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ScenarioColumn } from '@saer/contract/products/scenario';
import { type Answer, type Calculation, calculate } from '@saer/quoting/calculator/calculation';
import { storeOf } from '@saer/quoting/calculator/book-store';
import { normaliseDraft } from '@saer/quoting/calculator/normalise-draft';
import { feeTableFor } from '@saer/quoting/fee-book';
import type { FormState } from '../../state/form-state.ts';

/** A column with its calculation by the fees of its day. */
export interface PricedColumn {
  readonly draft: Draft;
  readonly book: FeeBook;
  readonly store: FormState['store'] | undefined;
  readonly table: FormState['table'];
  readonly calculation: Calculation;
  /** undefined: it has no price. */
  readonly answer: Answer | undefined;
}

type Inputs = ScenarioColumn['inputs'];

/** Columns that were priced, by their fee book: one that did not change is not priced again. */
const pricedBefore = new WeakMap<FeeBook, WeakMap<Inputs, PricedColumn>>();

/** Prices a column; choices that the fee book does not have are open again. */
export function priceColumn(inputs: Inputs, book: FeeBook): PricedColumn {
  const ofBook = pricedBefore.get(book) ?? new WeakMap<Inputs, PricedColumn>();
  pricedBefore.set(book, ofBook);
  const known = ofBook.get(inputs) ?? price(inputs, book);
  ofBook.set(inputs, known);
  return known;
}

function price(inputs: Inputs, book: FeeBook): PricedColumn {
  const { draft } = normaliseDraft({ ...emptyDraft, ...inputs }, book);
  const calculation = calculate(draft, book);
  const fees = feeTableFor(book, draft);
  return {
    draft,
    book,
    store: storeOf(book, draft.store),
    table: fees.ok ? fees.feeTable : undefined,
    calculation,
    answer: calculation.is === 'answered' ? calculation : undefined,
  };
}
