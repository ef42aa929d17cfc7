import { type ColumnMapping, productColumns } from '@saer/spreadsheet/rows/product-column';
import { knownUnits } from '@saer/spreadsheet/rows/column-units';
import type { ProductSheet } from '@saer/spreadsheet/read-product-sheets';
import { layoutOf } from '@saer/spreadsheet/rows/known-layout';
import { saleColumnsOf } from '@saer/spreadsheet/rows/sale-price';
import type { Recognised } from '@saer/spreadsheet/rows/recognise-columns';
import type { SentAnswers } from './messages.ts';

/** The columns of a saved mapping that still exist. */
const known = (saved: Readonly<Record<string, number>>): ColumnMapping =>
  Object.fromEntries(
    productColumns.flatMap((column) => (Object.hasOwn(saved, column) ? [[column, saved[column]]] : [])),
  );

/** Whether columns were found by their headers, and none of these is one of them: then nothing else is changed by leaving them out. */
const isUnused = ({ by, headers, mapping }: Recognised, ignored: readonly number[]): boolean =>
  by === 'headers' &&
  [
    ...Object.values(mapping),
    ...Object.values(saleColumnsOf(headers, layoutOf(headers), mapping) ?? {}),
  ].every((at) => at === undefined || (at < headers.length && !ignored.includes(at)));

/** The same without columns that nothing is read from. What was found of the others need not be looked for again. */
function withoutUnused(recognised: Recognised, ignored: readonly number[]): Recognised {
  const left = recognised.questions.filter(({ index }) => ignored.includes(index));
  const [names, ofUnits] = [false, true].map((isUnit) =>
    recognised.questions.filter(
      ({ index, kind }) => !ignored.includes(index) && (kind === 'unit' || kind === 'mixedUnits') === isUnit,
    ),
  );
  return {
    ...recognised,
    ignored: [...recognised.ignored, ...left.map(({ index }) => index)].toSorted((one, other) => one - other),
    questions: [...(names ?? []), ...(ofUnits ?? [])],
    isRemembered: true,
  };
}

/** A sheet's columns with the answers of the caller and those saved for the seller; the caller's take precedence. */
export function answeredColumns(sheet: ProductSheet, { saved, units, ignored }: SentAnswers): Recognised {
  const { columns: recognised } = sheet;
  if (saved !== null)
    return sheet.withAnswers({
      mapping: known(saved.mapping),
      units: { ...knownUnits(saved.units), ...units },
      ignored: [...saved.ignored, ...ignored],
    }).columns;
  if (Object.keys(units).length === 0) {
    if (ignored.length === 0) return recognised;
    if (isUnused(recognised, ignored)) return withoutUnused(recognised, ignored);
  }
  const stillAsked = recognised.questions.filter(
    ({ index, kind, column }) =>
      !ignored.includes(index) &&
      !((kind === 'unit' || kind === 'mixedUnits') && column !== null && units[column] !== undefined),
  );
  const left = new Set(ignored);
  const mapping = Object.fromEntries(Object.entries(recognised.mapping).filter(([, at]) => !left.has(at)));
  const again = sheet.withAnswers({ mapping, units, ignored }).columns;
  // Questions about names are asked as before; units are determined by the answers.
  const names = stillAsked.filter(({ kind }) => kind !== 'unit' && kind !== 'mixedUnits');
  const ofUnits = again.questions.filter(({ kind }) => kind === 'unit' || kind === 'mixedUnits');
  return { ...again, questions: [...names, ...ofUnits] };
}
