import type { RowTexts } from '@saer/spreadsheet/rows/product-column';

/** Whether any row of a sheet says what profit it wants. */
export const anyRowHasTarget = (rows: readonly { readonly texts: RowTexts }[]): boolean =>
  rows.some(({ texts: { profit = '', marginRate = '', marginAmount = '' } }) =>
    [profit, marginRate, marginAmount].some((text) => text !== ''),
  );
