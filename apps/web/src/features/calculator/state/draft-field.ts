import type { FieldError } from '@saer/contract/api/error-reply';
import { type DraftField, draftFieldNames } from '@saer/contract/products/calculator-draft';

/** Fields of a product that the form asks for under another name. */
const askedAs: Readonly<Record<string, DraftField>> = {
  nameEn: 'name',
  nameAr: 'name',
  sides: 'length',
  'override.referral': 'referralRate',
  'override.fulfilment': 'fulfilmentFee',
};

/** The field of the form that asks for a field of a product; undefined: none does. */
export const draftFieldOf = (field: string): DraftField | undefined =>
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
  correctedAt[code] ?? draftFieldOf(field) ?? 'cost';
