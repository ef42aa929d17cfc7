import { ApiFailure } from '../../../lib/api/api.ts';
import type { DraftField } from '@saer/contract/products/calculator-draft';
import { draftFieldOf } from '../state/draft-field.ts';

/** Why a product was not saved, at the field where that is put right. */
export interface DraftFieldError {
  readonly field: DraftField;
  readonly message: string;
}

/** The first field of the form that the server rejected. */
export function draftFieldErrorOf(error: unknown): DraftFieldError | undefined {
  if (!(error instanceof ApiFailure) || error.reply === undefined) return undefined;
  for (const { field = '', message } of error.reply.problems ?? [error.reply]) {
    const at = draftFieldOf(field);
    if (at !== undefined) return { field: at, message };
  }
  return undefined;
}
