import type { FieldErrorReply } from '@saer/contract/error-reply';
import { columnOfError } from '@saer/spreadsheet/rows/column-of-error';
import type { RowError } from '@saer/spreadsheet/rows/sheet-row';
import type { GridRow, GridRows } from './grid-row.ts';

/** What the server refused (`products.<row>.<field>`), at the rows and columns it is about. */
export function batchErrors(
  sent: GridRows,
  problems: readonly FieldErrorReply[],
): ReadonlyMap<number, readonly RowError[]> {
  const refused = new Map<number, RowError[]>();
  for (const { code, details, field = '' } of problems) {
    const [, index = '', rest = ''] = /^products\.(\d+)(?:\.(.+))?$/.exec(field) ?? [];
    const row: GridRow | undefined = index === '' ? undefined : sent[Number(index)];
    if (row === undefined) continue;
    const column = columnOfError({ field: rest }, row.texts);
    const fieldError = details === undefined ? { code } : { code, details };
    refused.set(row.id, [...(refused.get(row.id) ?? []), { column, fieldError }]);
  }
  return refused;
}
