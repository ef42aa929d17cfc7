import { ApiFailure } from '../../../lib/api.ts';
import { type DraftField, draftFieldNames } from '../state/draft.ts';

/** Why a product was not saved, at the field where that is put right. */
export interface DraftFieldError {
  readonly field: DraftField;
  readonly message: string;
}

/** Fields of a product that the form asks for under another name. */
const askedAs: Readonly<Record<string, DraftField>> = {
  nameEn: 'name',
  nameAr: 'name',
  sides: 'length',
  'override.referral': 'referralRate',
  'override.fulfilment': 'fulfilmentFee',
};

const draftFieldOf = (field: string): DraftField | undefined =>
  draftFieldNames.find((name) => name === field) ??
  Object.entries(askedAs).find(([name]) => field === name || field.startsWith(`${name}.`))?.[1];

/** The first field of the form that the server refused. */
export function draftFieldErrorOf(error: unknown): DraftFieldError | undefined {
  if (!(error instanceof ApiFailure) || error.reply === undefined) return undefined;
  for (const { field = '', message } of error.reply.problems ?? [error.reply]) {
    const at = draftFieldOf(field);
    if (at !== undefined) return { field: at, message };
  }
  return undefined;
}
