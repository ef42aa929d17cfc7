import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import { type Draft, type DraftField, draftFieldNames } from '@saer/contract/products/calculator-draft';
import type { BookStore } from '@saer/quoting/calculator/book-store';
import type { FieldError } from '@saer/contract/api/error-reply';

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

/** Fields of a product that the form asks for under another name. */
const askedAs: Readonly<Record<string, DraftField>> = {
  nameEn: 'name',
  nameAr: 'name',
  sides: 'length',
  'override.referral': 'referralRate',
  'override.fulfilment': 'fulfilmentFee',
};

/** The field of the form that asks for a field of a product; undefined: none does. */
export const getDraftField = (field: string): DraftField | undefined =>
  draftFieldNames.find((name) => name === field) ??
  Object.entries(askedAs).find(([name]) => field === name || field.startsWith(`${name}.`))?.[1];

/** Refusals that a seller corrects at another field of the form than the one they name. */
const correctedAt: Partial<Record<FieldError['code'], DraftField>> = {
  sizeMissing: 'sizeClass',
  noSizeClassFits: 'weight',
  targetUnreachable: 'marginRate',
};

/** The field of the form where a product without a price can be corrected. */
export const fieldOfError = ({ code, field = '' }: FieldError): DraftField =>
  correctedAt[code] ?? getDraftField(field) ?? 'cost';
