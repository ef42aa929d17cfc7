import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/error-messages';
import type { RowProblem } from '@saer/spreadsheet/product-sheet/sheet-row';
import { useCallback } from 'react';

/** What is wrong and what would be right, in the language spoken now. */
export const useProblemWords = (): ((problem: RowProblem) => string) => {
  const { i18n } = useLingui();
  return useCallback(({ fault }) => errorMessage(i18n, fault.code, fault.details), [i18n]);
};
