import type { Problem } from '@saer/contract/error-reply';
import { faultColumn } from '@saer/spreadsheet/product-sheet/fault-column';
import type { RowProblem } from '@saer/spreadsheet/product-sheet/sheet-row';
import type { GridRow, GridRows } from './grid-row.ts';

/** What the server refused (`products.<row>.<field>`), at the rows and columns it is about. */
export function batchProblems(
  sent: GridRows,
  problems: readonly Problem[],
): ReadonlyMap<number, readonly RowProblem[]> {
  const refused = new Map<number, RowProblem[]>();
  for (const { code, details, field = '' } of problems) {
    const [, index = '', rest = ''] = /^products\.(\d+)(?:\.(.+))?$/.exec(field) ?? [];
    const row: GridRow | undefined = index === '' ? undefined : sent[Number(index)];
    if (row === undefined) continue;
    const column = faultColumn({ field: rest }, row.texts);
    const fault = details === undefined ? { code } : { code, details };
    refused.set(row.id, [...(refused.get(row.id) ?? []), { column, fault }]);
  }
  return refused;
}
