import type { RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';

/** Whether any row of a sheet has a target. */
export const anyRowHasTarget = (rows: readonly { readonly texts: RowTexts }[]): boolean =>
  rows.some(({ texts: { profit = '', marginRate = '', marginAmount = '' } }) =>
    [profit, marginRate, marginAmount].some((text) => text !== ''),
  );
