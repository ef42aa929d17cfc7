import { useLingui } from '@lingui/react';
import type { FeeBook } from '@saer/contract/fee-book';
import { feeTableFor } from '@saer/quoting/fee-book';
import { errorMessage } from '@saer/i18n/error-messages';
import { useCallback, useEffect, useMemo } from 'react';
import { type Calculation, calculate } from '@saer/quoting/calculator/calculation';
import { type DraftField, emptyDraft } from '@saer/contract/calculator-draft';
import { fieldOfError } from './draft-field.ts';
import { storeOf } from '@saer/quoting/calculator/book-store';
import type { FormState } from './form-state.ts';
import { rememberSettings, usualVat } from './remembered.ts';
import { searchQuery } from '@saer/contract/calculator-search';
import { normaliseDraft } from '@saer/quoting/calculator/normalise-draft';
import { useDraft } from './use-draft.ts';

export interface Calculator {
  readonly form: FormState | undefined;
  readonly calculation: Calculation;
  /** The query of a link to the form as it was typed. */
  readonly query: () => string;
  /** Fields of a link that could not be used. */
  readonly refused: readonly DraftField[];
  readonly change: FormState['change'];
  readonly clear: () => void;
  /** Empties what only one product has; store, category, size and target stay for the next one. */
  readonly startNext: () => void;
}

/** The form, its result and its errors, from the URL and the fee book. */
export function useCalculator(book: FeeBook): Calculator {
  const { i18n } = useLingui();
  const { draft: typed, refused: unread, change } = useDraft();
  const { draft, refused: unknown } = useMemo(() => normaliseDraft(typed, book), [typed, book]);
  const calculation = useMemo(() => calculate(draft, book), [draft, book]);

  const { store: code, vatRegistered, feeVatIsCost } = draft;
  useEffect(() => {
    rememberSettings({ store: code, vatRegistered, feeVatIsCost });
  }, [code, vatRegistered, feeVatIsCost]);

  const query = useCallback(() => searchQuery(typed), [typed]);
  const problem = calculation.is === 'refused' ? calculation.fieldError : undefined;
  const errorAt = (field: DraftField): string | undefined =>
    problem && fieldOfError(problem) === field
      ? errorMessage(i18n, problem.code, problem.details)
      : undefined;

  const store = storeOf(book, draft.store);
  const fees = feeTableFor(book, draft);
  const table = fees.ok ? fees.feeTable : undefined;
  return {
    form: store && { draft, book, store, table, change, errorAt },
    calculation,
    query,
    refused: [...unread, ...unknown],
    change,
    startNext: () => change({ name: '', barcode: '', cost: '', price: '', product: '', productVersion: '' }),
    clear: () => change({ ...emptyDraft, ...usualVat(), store: code, vatRegistered, feeVatIsCost }),
  };
}
