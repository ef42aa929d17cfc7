import type { FieldErrorReply } from '@saer/contract/error-reply';
import { columnOfError } from '@saer/spreadsheet/rows/column-of-error';
import type { RowError } from '@saer/spreadsheet/rows/sheet-row';
import type { GridRow, GridRows } from './grid-row.ts';

/** The server's errors (`products.<row>.<field>`), at their rows and columns. */
export function batchErrors(
  sent: GridRows,
  problems: readonly FieldErrorReply[],
): ReadonlyMap<number, readonly RowError[]> {
  const errors = new Map<number, RowError[]>();
  for (const { code, details, field = '' } of problems) {
    const [, index = '', rest = ''] = /^products\.(\d+)(?:\.(.+))?$/.exec(field) ?? [];
    const row: GridRow | undefined = index === '' ? undefined : sent[Number(index)];
    if (row === undefined) continue;
    const column = columnOfError({ field: rest }, row.texts);
    const fieldError = details === undefined ? { code } : { code, details };
    errors.set(row.id, [...(errors.get(row.id) ?? []), { column, fieldError }]);
  }
  return errors;
}
