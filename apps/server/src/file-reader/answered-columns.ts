import { type ColumnMapping, productColumns } from '@saer/spreadsheet/rows/layouts/product-column';
import { knownUnits } from '@saer/spreadsheet/rows/layouts/column-units';
import type { ProductSheet } from '@saer/spreadsheet/read-product-sheets';
import { layoutOf } from '@saer/spreadsheet/rows/layouts/known-layout';
import { saleColumnsOf } from '@saer/spreadsheet/rows/cells/sale-price';
import type { Recognised } from '@saer/spreadsheet/rows/recognise/recognise-columns';
import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import type { SentAnswers } from './messages.ts';

/** The columns of a saved mapping that still exist. */
const known = (saved: Readonly<Record<string, number>>): ColumnMapping =>
  Object.fromEntries(
    productColumns.flatMap((column) => (Object.hasOwn(saved, column) ? [[column, saved[column]]] : [])),
  );

/** Tells whether columns were found by their headers, and none of these is one of them: then nothing else is changed by leaving them out. */
const isUnused = ({ by, headers, mapping }: Recognised, ignored: readonly number[]): boolean =>
  by === 'headers' &&
  [
    ...Object.values(mapping),
    ...Object.values(saleColumnsOf(headers, layoutOf(headers), mapping) ?? {}),
  ].every((at) => at === undefined || (at < headers.length && !ignored.includes(at)));

/** Tells whether a question is about the values of a column, and not about its field. */
const isOfValues = ({ kind }: ColumnQuestion): boolean =>
  kind === 'unit' || kind === 'mixedUnits' || kind === 'currency';

/** The same without columns that nothing is read from. What was found of the others need not be looked for again. */
function withoutUnused(recognised: Recognised, ignored: readonly number[]): Recognised {
  const left = recognised.questions.filter(({ index }) => ignored.includes(index));
  const rest = recognised.questions.filter(({ index }) => !ignored.includes(index));
  return {
    ...recognised,
    ignored: [...recognised.ignored, ...left.map(({ index }) => index)].toSorted((one, other) => one - other),
    questions: [...rest.filter((each) => !isOfValues(each)), ...rest.filter(isOfValues)],
    isRemembered: true,
  };
}

/** A mapping with the fields that a caller assigns: a column has one field, and a field one column. */
function withColumns(mapping: ColumnMapping, columns: ColumnMapping): ColumnMapping {
  const taken = new Set(Object.values(columns));
  const others = Object.entries(mapping).filter(
    ([name, at]) => !Object.hasOwn(columns, name) && !taken.has(at),
  );
  return { ...Object.fromEntries(others), ...columns };
}

const isEmpty = (answers: object): boolean => Object.keys(answers).length === 0;

/** A sheet's columns with the answers of the caller and those saved for the seller; the caller's take precedence. */
export function answeredColumns(
  sheet: ProductSheet,
  { saved, units, ignored, columns, currencies }: SentAnswers,
): Recognised {
  const { columns: recognised } = sheet;
  if (saved !== null)
    return sheet.withAnswers({
      mapping: withColumns(known(saved.mapping), columns),
      units: { ...knownUnits(saved.units), ...units },
      ignored: [...saved.ignored, ...ignored],
      currencies,
    }).columns;
  if (isEmpty(units) && isEmpty(columns) && isEmpty(currencies)) {
    if (ignored.length === 0) return recognised;
    if (isUnused(recognised, ignored)) return withoutUnused(recognised, ignored);
  }
  const left = new Set(ignored);
  const assigned = withColumns(recognised.mapping, columns);
  const mapping = Object.fromEntries(Object.entries(assigned).filter(([, at]) => !left.has(at)));
  const again = sheet.withAnswers({ mapping, units, ignored, currencies }).columns;
  // Questions about fields are asked as before, and about columns that have lost theirs; those about values follow from the answers.
  const sent = new Set(Object.values(columns));
  const before = new Set(Object.values(recognised.mapping));
  const now = new Set(Object.values(mapping));
  const ofFields = [
    ...recognised.questions.filter(({ index }) => before.has(index) === now.has(index)),
    ...again.questions.filter(({ index }) => before.has(index) && !now.has(index)),
  ].filter((question) => !isOfValues(question) && !left.has(question.index) && !sent.has(question.index));
  return { ...again, questions: [...ofFields, ...again.questions.filter(isOfValues)] };
}
