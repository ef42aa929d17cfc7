import { ApiFailure } from '../../../lib/api/api.ts';
import type { DraftField, Draft } from '@saer/contract/products/calculator-draft';
import { getDraftField, type FormState } from '../state/form-state.ts';
import { useState } from 'react';
import { focusField } from '../form/field-anchor.tsx';

/** Why a product was not saved, at the field where that is put right. */
export interface DraftFieldError {
  readonly field: DraftField;
  readonly message: string;
}

/** The first field of the form that the server rejected. */
export function getDraftFieldError(error: unknown): DraftFieldError | undefined {
  if (!(error instanceof ApiFailure) || error.reply === undefined) return undefined;
  for (const { field = '', message } of error.reply.problems ?? [error.reply]) {
    const at = getDraftField(field);
    if (at !== undefined) return { field: at, message };
  }
  return undefined;
}

interface Reported extends DraftFieldError {
  readonly draft: Draft;
}

/** Says at a field why the product was not saved, until that field, or the barcode in place of a name, is changed. */
export function useDraftFieldError(form: FormState | undefined) {
  const [reported, setReported] = useState<Reported>();
  const isSame = (field: DraftField): boolean => form?.draft[field] === reported?.draft[field];
  return {
    errorAt: (field: DraftField): string | undefined =>
      reported?.field === field && isSame(field) && isSame('barcode')
        ? reported.message
        : form?.errorAt(field),
    report: (problem: DraftFieldError): void => {
      if (form) setReported({ ...problem, draft: form.draft });
      // After the message is rendered, so that it is read aloud with the field.
      requestAnimationFrame(() => focusField(problem.field));
    },
  };
}
