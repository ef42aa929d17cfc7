import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '@saer/contract/fault';
import type { Transaction } from '../../database/database.ts';
import { type CodeKeys, findCodeKeys } from './code-keys.ts';
import { findMatches, type Match, matchKey } from './find-matches.ts';
import type { PricedRow, RowFault } from './priced-row.ts';
import { type RowKeys, rowKeys, type RowValues, rowValues } from './row-values.ts';
import { twice } from './twice.ts';

interface New {
  readonly values: RowValues;
  readonly keys: RowKeys;
}

/** What storing rows comes to, before any is written. */
export interface Plan {
  readonly added: readonly New[];
  readonly updated: readonly (New & { readonly before: Match })[];
  readonly unchanged: number;
}

export type Planned =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly faults: readonly [RowFault, ...RowFault[]] };

export interface Catalogue {
  readonly ownerId: number;
  readonly whenThere: 'update' | 'refuse';
}

/** Why a row cannot take the place of what the catalogue has under its barcode. */
function conflict(
  { whenThere }: Catalogue,
  barcode: string | undefined,
  there: readonly Match[],
): Fault | undefined {
  if (barcode === undefined || there.length === 0) return undefined;
  if (whenThere === 'refuse') return { code: 'barcodeThere', field: 'barcode', details: { barcode } };
  return there.length === 1
    ? undefined
    : { code: 'barcodeThereTwice', field: 'barcode', details: { barcode, count: there.length } };
}

const isThere = (before: Match, values: RowValues): boolean =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(Reflect.get(before, name), value));

/** What becomes of each row: a new product, one written anew, or nothing where it is there just so. Nothing is written. */
export async function planRows(
  tx: Transaction,
  catalogue: Catalogue,
  rows: readonly PricedRow[],
): Promise<Planned> {
  const keys: CodeKeys = await findCodeKeys(tx, rows);
  const matches = await findMatches(tx, catalogue.ownerId, rows);
  const faults: RowFault[] = twice(rows);
  const added: New[] = [];
  const updated: (New & { before: Match })[] = [];
  for (const row of rows) {
    const { store, barcode } = row.written;
    const there = barcode === undefined ? [] : (matches.get(matchKey(store, barcode)) ?? []);
    const found = rowKeys(row, keys);
    const fault = conflict(catalogue, barcode, there) ?? ('code' in found ? found : undefined);
    if (fault !== undefined || 'code' in found) {
      if (fault !== undefined) faults.push({ at: row.at, fault });
      continue;
    }
    const values = rowValues(row, keys);
    const [before] = there;
    if (before === undefined) added.push({ values, keys: found });
    else if (!isThere(before, values)) updated.push({ values, keys: found, before });
  }
  const [first, ...others] = faults.toSorted((one, other) => one.at - other.at);
  if (first !== undefined) return { ok: false, faults: [first, ...others] };
  return { ok: true, plan: { added, updated, unchanged: rows.length - added.length - updated.length } };
}
