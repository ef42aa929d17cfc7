import type { uploadProducts } from '@saer/contract/product-batch';
import { knownUnits } from '@saer/spreadsheet/product-sheet/column-units';
import { headersKey } from '@saer/spreadsheet/product-sheet/headers-key';
import { knownLayouts } from '@saer/spreadsheet/product-sheet/known-layouts';
import {
  type ColumnMapping,
  productColumns,
  type RowTexts,
} from '@saer/spreadsheet/product-sheet/product-column';
import {
  bestSheet,
  type Recognised,
  recogniseColumns,
  withAnswers,
} from '@saer/spreadsheet/product-sheet/recognise-columns';
import type { Sheet } from '@saer/spreadsheet/sheet';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { findColumnMapping } from '../queries.ts';
import { ignoredColumns, sentUnits } from './sent-answers.ts';

type Said = Pick<z.output<typeof uploadProducts.query>, 'units' | 'ignored'>;

/** What was saved of a mapping, as far as its columns are ones we know. */
const known = (kept: Readonly<Record<string, number>>): ColumnMapping =>
  Object.fromEntries(
    productColumns.flatMap((column) => (Object.hasOwn(kept, column) ? [[column, kept[column]]] : [])),
  );

/** What the caller and the catalogue’s people have said of such a sheet; the caller has the last word. */
async function answered(
  db: Database,
  ownerId: number,
  sheet: Sheet,
  recognised: Recognised,
  said: Said,
): Promise<Recognised> {
  const { headers, mapping } = recognised;
  const saved = await findColumnMapping(db, ownerId, await headersKey(headers));
  const units = sentUnits(said.units);
  const ignored = ignoredColumns(said.ignored, headers.length);
  if (saved.mapping !== null)
    return withAnswers(sheet, recognised, {
      mapping: known(saved.mapping),
      units: { ...knownUnits(saved.units), ...units },
      ignored: [...saved.ignored, ...ignored],
    });
  if (Object.keys(units).length === 0 && ignored.length === 0) return recognised;
  const stillAsked = recognised.questions.filter(
    ({ index, kind, column }) =>
      !ignored.includes(index) &&
      !((kind === 'unit' || kind === 'mixedUnits') && column !== null && units[column] !== undefined),
  );
  const left = new Set(ignored);
  const held = Object.fromEntries(Object.entries(mapping).filter(([, at]) => !left.has(at)));
  const again = withAnswers(sheet, recognised, { mapping: held, units, ignored });
  // What is known of names is asked as before; units are judged by what was said of them.
  const names = stillAsked.filter(({ kind }) => kind !== 'unit' && kind !== 'mixedUnits');
  const ofUnits = again.questions.filter(({ kind }) => kind === 'unit' || kind === 'mixedUnits');
  return { ...again, questions: [...names, ...ofUnits] };
}

/** Of a file's sheets the one that holds products, and what its columns hold: as its people once assigned them, or as they are recognised. */
export async function findLayout(
  db: Database,
  ownerId: number,
  sheets: readonly [Sheet, ...Sheet[]],
  said: Said,
): Promise<{ readonly sheet: Sheet; readonly layout: Recognised; readonly defaults: RowTexts }> {
  const all = sheets.map(recogniseColumns);
  const place = bestSheet(all);
  const sheet = sheets[place] ?? sheets[0];
  const layout = await answered(db, ownerId, sheet, all[place] ?? recogniseColumns(sheet), said);
  const store = knownLayouts.find(({ code }) => code === layout.layout)?.store ?? null;
  return { sheet, layout, defaults: store === null ? {} : { store } };
}
