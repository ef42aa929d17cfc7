import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@saer/contract/field-error';
import type { Transaction } from '../../database/database.ts';
import { type CodeKeys, findCodeKeys } from './code-keys.ts';
import { findMatches, type Match } from './find-matches.ts';
import type { PricedRow, RowFieldError } from './priced-row.ts';
import { type RowKeys, rowKeys, type RowValues, rowValues } from './row-values.ts';
import { duplicateRows } from './duplicate-rows.ts';

interface New {
  readonly values: RowValues;
  readonly keys: RowKeys;
}

/** The changes of saving rows, before any is written. */
export interface Plan {
  readonly added: readonly New[];
  readonly updated: readonly (New & { readonly before: Match })[];
  readonly unchanged: number;
}

export type Planned =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly fieldErrors: readonly [RowFieldError, ...RowFieldError[]] };

export interface SavedProducts {
  readonly ownerId: number;
  readonly whenThere: 'update' | 'refuse';
}

/** Why a row cannot replace the existing product with its barcode or number. */
function conflict(
  { whenThere }: SavedProducts,
  { written }: PricedRow,
  there: readonly Match[],
  taken: ReadonlyMap<number, number>,
): FieldError | undefined {
  const [first] = there;
  if (first === undefined) return undefined;
  const barcode = written.barcode ?? written.sku ?? '';
  const field = written.barcode === undefined ? 'sku' : 'barcode';
  if (whenThere === 'refuse') return { code: 'barcodeThere', field, details: { barcode } };
  if (there.length > 1)
    return { code: 'barcodeThereTwice', field, details: { barcode, count: there.length } };
  const earlier = taken.get(first.id);
  return earlier === undefined
    ? undefined
    : { code: 'barcodeTwice', field, details: { barcode, row: earlier + 1 } };
}

/** A row without the identifying fields leaves them unchanged. */
const keepingNumbers = (values: RowValues, before: Match): RowValues => ({
  ...values,
  barcode: values.barcode ?? before.barcode,
  sku: values.sku ?? before.sku,
});

const isThere = (before: Match, values: RowValues): boolean =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(Reflect.get(before, name), value));

/** The action for each row: a new product, an updated one, or none if it is unchanged. Nothing is written. */
export async function planRows(
  tx: Transaction,
  catalogue: SavedProducts,
  rows: readonly PricedRow[],
): Promise<Planned> {
  const keys: CodeKeys = await findCodeKeys(tx, rows);
  const matches = await findMatches(tx, catalogue.ownerId, rows);
  const fieldErrors: RowFieldError[] = duplicateRows(rows);
  const added: New[] = [];
  const updated: (New & { before: Match })[] = [];
  const taken = new Map<number, number>();
  for (const row of rows) {
    const there = matches(row);
    const found = rowKeys(row, keys);
    const fieldError = conflict(catalogue, row, there, taken) ?? ('code' in found ? found : undefined);
    if (fieldError !== undefined || 'code' in found) {
      if (fieldError !== undefined) fieldErrors.push({ at: row.at, fieldError });
      continue;
    }
    const values = rowValues(row, keys);
    const [before] = there;
    if (before === undefined) {
      added.push({ values, keys: found });
      continue;
    }
    taken.set(before.id, row.at);
    const kept = keepingNumbers(values, before);
    if (!isThere(before, kept)) updated.push({ values: kept, keys: found, before });
  }
  const [first, ...others] = fieldErrors.toSorted((one, other) => one.at - other.at);
  if (first !== undefined) return { ok: false, fieldErrors: [first, ...others] };
  return { ok: true, plan: { added, updated, unchanged: rows.length - added.length - updated.length } };
}
