import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import { useCallback } from 'react';

/** The error and its remedy, in the current language. */
export const useErrorWords = (): ((problem: RowError) => string) => {
  const { i18n } = useLingui();
  return useCallback(({ fieldError }) => errorMessage(i18n, fieldError.code, fieldError.details), [i18n]);
};
