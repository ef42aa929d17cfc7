import type { FieldErrorReply } from '@saer/contract/api/error-reply';
import { columnOfError } from '@saer/spreadsheet/rows/read/column-of-error';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { GridRow, GridRows } from './grid-row.ts';

/** The number of a row as displayed, in place of its place among those that were sent. */
function displayedRow(details: FieldErrorReply['details'], sent: GridRows): FieldErrorReply['details'] {
  const place = details?.['row'];
  const row = typeof place === 'number' ? sent[place - 1] : undefined;
  return row === undefined ? details : { ...details, row: row.at === null ? 'added' : row.at + 1 };
}

/** The server's errors (`products.<row>.<field>`), at their rows and columns. */
export function batchErrors(
  sent: GridRows,
  problems: readonly FieldErrorReply[],
): ReadonlyMap<number, readonly RowError[]> {
  const errors = new Map<number, RowError[]>();
  for (const { code, details: said, field = '' } of problems) {
    const [, index = '', rest = ''] = /^products\.(\d+)(?:\.(.+))?$/.exec(field) ?? [];
    const row: GridRow | undefined = index === '' ? undefined : sent[Number(index)];
    if (row === undefined) continue;
    const column = columnOfError({ field: rest }, row.texts);
    const details = displayedRow(said, sent);
    const fieldError = details === undefined ? { code } : { code, details };
    errors.set(row.id, [...(errors.get(row.id) ?? []), { column, fieldError }]);
  }
  return errors;
}
