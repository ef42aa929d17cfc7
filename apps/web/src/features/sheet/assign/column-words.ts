import { useLingui } from '@lingui/react';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { useCallback } from 'react';

/** A column's label in the current language. */
export const useColumnWords = (): ((column: ProductColumn) => string) => {
  const { _ } = useLingui();
  return useCallback((column) => _(sheetColumnWords[column]), [_]);
};
