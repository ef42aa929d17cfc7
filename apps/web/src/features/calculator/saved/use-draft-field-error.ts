import { useState } from 'react';
import { focusField } from '../form/field-anchor.tsx';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import type { FormState } from '../state/form-state.ts';
import type { DraftFieldError } from './draft-field-error.ts';

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
