import type { FeeBook } from '@saer/contract/fees/fee-book';
import { feeTableFor } from '../fee-book.ts';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import { storeOf } from './book-store.ts';
import { heaviestWeight } from '@saer/contract/api/limits';
import { parseWeightInUnit, weightUnitBeside } from '@saer/i18n/parse-in-unit';
import { parseSide, parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney, parseRate, type ParsedQuantity, parseQuantity } from '@saer/i18n/parse-money';
import { aboveZero, atMost, readNumber, type ReadNumber } from '@saer/i18n/read-number';

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

const WHOLE = 10_000;

/** Riyals as halalas; zero is a sum. */
export const readMoney = (text: string): ReadNumber => readNumber(parseMoney(text));

/** Riyals as halalas, more than zero. */
export const readPositiveMoney = (text: string): ReadNumber => aboveZero('money', readMoney(text));

/** A percentage as basis points, up to 1,000 %. */
export const readRate = (text: string): ReadNumber => readNumber(parseRate(text));

/** A percentage of something that can be used up, as basis points. */
export const readShare = (text: string): ReadNumber => atMost('rate', WHOLE, readRate(text));

/** Centimetres as millimetres. */
export const readSide = (text: string): ReadNumber => aboveZero('side', readNumber(parseSide(text)));

const kilograms = {
  scale: 3,
  max: heaviestWeight,
  words: ['كيلوجرام', 'كيلوغرام', 'كيلو', 'كجم', 'كغم', 'كغ', 'kg'],
};

const weightIn = (text: string, unit: 'g' | 'kg'): ParsedQuantity => {
  if (weightUnitBeside(text) !== undefined) return parseWeightInUnit(text);
  return unit === 'kg' ? parseQuantity(text, kilograms) : parseWeight(text);
};

/** A weight as grams: in the unit written beside it, or else in the one that is chosen. */
export const readWeight = (text: string, unit: 'g' | 'kg'): ReadNumber =>
  aboveZero('weight', readNumber(weightIn(text, unit)));
