import { type ColumnMapping, productColumns } from '@saer/spreadsheet/product-sheet/product-column';
import { knownUnits } from '@saer/spreadsheet/product-sheet/column-units';
import { type Recognised, withAnswers } from '@saer/spreadsheet/product-sheet/recognise-columns';
import type { Sheet } from '@saer/spreadsheet/sheet';
import type { Said } from './messages.ts';

/** What was saved of a mapping, as far as its columns are ones we know. */
const known = (saved: Readonly<Record<string, number>>): ColumnMapping =>
  Object.fromEntries(
    productColumns.flatMap((column) => (Object.hasOwn(saved, column) ? [[column, saved[column]]] : [])),
  );

/** A sheet's columns with what the caller and the seller's people have said of them; the caller has the last word. */
export function saidLayout(
  sheet: Sheet,
  recognised: Recognised,
  { saved, units, ignored }: Said,
): Recognised {
  if (saved !== null)
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
  const mapping = Object.fromEntries(Object.entries(recognised.mapping).filter(([, at]) => !left.has(at)));
  const again = withAnswers(sheet, recognised, { mapping, units, ignored });
  // What is known of names is asked as before; units are judged by what was said of them.
  const names = stillAsked.filter(({ kind }) => kind !== 'unit' && kind !== 'mixedUnits');
  const ofUnits = again.questions.filter(({ kind }) => kind === 'unit' || kind === 'mixedUnits');
  return { ...again, questions: [...names, ...ofUnits] };
}
