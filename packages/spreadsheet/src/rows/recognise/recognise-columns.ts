import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { latinDigits } from '@saer/i18n/latin-digits';
import type { Sheet, Cell } from '../../sheet.ts';
import { assignColumns } from './assign-columns.ts';
import { buildColumnQuestions } from './build-column-questions.ts';
import { withTargetColumns } from './assign-targets.ts';
import { columnNumbers } from '../cells/column-numbers.ts';
import { guessUnits } from './guess-units.ts';
import { isCostOrPrice, isMisspelt, matchSpelling } from './header-match.ts';
import { layoutKey, layoutOf } from '../layouts/known-layout.ts';
import { type KnownLayout, knownLayouts } from '../layouts/known-layouts.ts';
import { askCurrencies } from './sheet-rows.ts';
import type { CurrencyAnswers } from '../cells/row-currency.ts';
import { sheetTranslators } from '../../words/sheet-translators.ts';
import { findHeaderRow, guessHeaderRow } from './header-row.ts';
import type { ColumnAnswers } from '../cells/column-answers.ts';
import type { ColumnQuestion, QuestionReason } from '../cells/column-question.ts';
import type { ColumnUnits } from '../layouts/column-units.ts';
import { columnHeaders, firstRowBelow, unitOf, widthOf } from '../cells/header-texts.ts';
import { withDecimalPoints } from './decimal-marks.ts';
import { firstTable, sheetBlocks, type SheetBlock } from './sheet-blocks.ts';
import { firstCostRow, withLetters } from './columns-by-letter.ts';
import { type ColumnMapping, type ProductColumn, productColumns } from '../layouts/product-column.ts';
import { shortText } from '../cells/cell-texts.ts';

const sample = 50;

function filledText(cell: Cell | undefined): readonly string[] {
  const text = cell === undefined ? '' : shortText(cell);
  return text === '' ? [] : [text];
}

/** The kind of most filled cells of a column. */
function mostly(texts: readonly string[], isLike: (text: string) => boolean): boolean {
  return texts.length > 0 && texts.filter(isLike).length * 2 > texts.length;
}

const isBarcode = (text: string): boolean =>
  text.length >= 8 && text.length <= 14 && /^\d+$/.test(latinDigits(text));
const isName = (text: string): boolean => text.length > 6 && /\p{L}{2}.*\p{L}{2}/u.test(text);

/** Without headers: digits of a barcode's length are the barcode, and the first column of words is the name. */
function withGuesses(mapping: ColumnMapping, below: Sheet['rows']): ColumnMapping {
  const rows = below.slice(0, sample);
  const taken = new Set(Object.values(mapping));
  const columns = Array.from({ length: widthOf(rows) }, (_, at) => at)
    .filter((at) => !taken.has(at))
    .map((at) => ({ at, texts: rows.map((row) => row[at]).flatMap(filledText) }));
  const barcode = columns.find(({ texts }) => mostly(texts, isBarcode))?.at;
  const name = columns.find(({ at, texts }) => at !== barcode && mostly(texts, isName))?.at;
  return {
    ...(barcode === undefined ? {} : { barcode }),
    ...(name === undefined ? {} : { name }),
    ...mapping,
  };
}

/** The recognised columns of a sheet. */
export interface Recognised {
  /** The last row of the headers; null if there are none. */
  readonly headerRow: number | null;
  /** One a column; '': it has none. */
  readonly headers: readonly string[];
  readonly mapping: ColumnMapping;
  /** The unit each column's bare numbers are in, as far as header, formats and values say. */
  readonly units: ColumnUnits;
  /** Answers about sums in other currencies. */
  readonly currencies: CurrencyAnswers;
  /** Ignored columns with values: irrelevant for a price, or deliberately ignored. */
  readonly ignored: readonly number[];
  /** Questions to answer before the prices can be trusted. */
  readonly questions: readonly ColumnQuestion[];
  /** Further tables below, each with headers of its own. */
  readonly blocks: readonly SheetBlock[];
  /** The code of a known layout; null if it is unknown. */
  readonly layout: string | null;
  /** Columns in which some cells say a unit, and others do not. */
  readonly mixed: readonly ProductColumn[];
  /** The columns were assigned by an earlier answer. */
  readonly isRemembered: boolean;
  /** `letters`: the cost was found in the column of the specification's layout. */
  readonly by: 'headers' | 'letters';
}

function readHeaders(sheet: Sheet, headerRow: number | null): readonly string[] {
  const width = widthOf(sheet.rows.slice(0, 100));
  if (headerRow === null) return Array.from({ length: width }, () => '');
  const headers = columnHeaders(sheet, headerRow);
  return Array.from({ length: width }, (_, column) => headers[column]?.own || (headers[column]?.group ?? ''));
}

/** The layouts that are known by other things than a marketplace's headers. */
const specificationLayout = 'specification';
const ownLayout = 'own';

const ownKeys = new Set(
  Object.values(sheetTranslators).flatMap((i18n) =>
    Object.values(sheetColumnWords).map((word) => layoutKey(i18n._(word))),
  ),
);
const fewestOwn = 5;

function layoutCode(
  headers: readonly string[],
  layout: KnownLayout | undefined,
  by: Recognised['by'],
): string | null {
  if (layout !== undefined) return layout.code;
  if (by === 'letters') return specificationLayout;
  const own = headers.filter((header) => ownKeys.has(layoutKey(header))).length;
  return own >= fewestOwn && own * 2 >= headers.length ? ownLayout : null;
}

/** The assignment of a sheet's columns before questions. */
interface Assigned extends Pick<Recognised, 'headerRow' | 'headers' | 'mapping' | 'by' | 'blocks'> {
  readonly unsure: ReadonlyMap<number, QuestionReason> | null;
  readonly said: ColumnUnits;
  readonly leftOut: readonly number[] | 'all';
  readonly currencies: CurrencyAnswers;
}

/** The same with units, and with what must be asked. */
function questioned(whole: Sheet, assigned: Assigned): Recognised {
  const { headerRow, headers, mapping, by, unsure, said, leftOut, currencies, blocks } = assigned;
  const first = firstRowBelow(whole, headerRow);
  const table = firstTable(whole, blocks);
  const { sheet } = withDecimalPoints(table, [{ mapping, first, end: table.rows.length }]);
  const layout = layoutOf(headers);
  const headerUnits =
    headerRow === null ? headers.map(() => '') : columnHeaders(sheet, headerRow).map(unitOf);
  const guessed = guessUnits({ sheet, first, headers, headerUnits, mapping, layout, said });
  const units = { ...guessed.units, ...said };
  const asked = buildColumnQuestions({ sheet, first, headers, mapping, layout, unsure, leftOut });
  return {
    headerRow,
    headers,
    mapping,
    units,
    ignored: asked.ignored,
    questions: [
      ...asked.questions,
      ...guessed.questions,
      ...askCurrencies(sheet, { headerRow, mapping, units, currencies, blocks }),
    ].toSorted((one, other) => one.index - other.index),
    currencies,
    layout: layoutCode(headers, layout, by),
    blocks,
    mixed: guessed.questions.flatMap(({ reason, column }) =>
      reason === 'someSayUnit' && column !== null ? [column] : [],
    ),
    isRemembered: unsure === null,
    by,
  };
}

/** A column “cost with VAT” is not an answer to whether the cost includes it. */
function withCosts(mapping: ColumnMapping, sheet: Sheet, first: number): ColumnMapping {
  const { costIncludesVat, ...others } = mapping;
  if (costIncludesVat === undefined) return mapping;
  const numbers = columnNumbers(sheet, first, costIncludesVat);
  if (!numbers.some(({ value }) => value > 1)) return mapping;
  return others.cost === undefined ? { ...others, cost: costIncludesVat } : others;
}

/** Columns that are assigned by a name that is spelt in another way than any we know, or by their values alone. */
function listUnsure(
  headers: readonly string[],
  named: ColumnMapping,
  mapping: ColumnMapping,
): ReadonlyMap<number, QuestionReason> {
  const byName = new Set(Object.values(named));
  const ofLayout = new Set(Object.keys(layoutOf(headers)?.columns ?? {}).map(layoutKey));
  const unsure = new Map<number, QuestionReason>();
  for (const at of Object.values(mapping)) {
    const header = headers[at] ?? '';
    if (!byName.has(at)) unsure.set(at, 'byValues');
    else if (!ofLayout.has(layoutKey(header))) {
      if (isMisspelt(header)) unsure.set(at, 'misspelt');
      else if (isCostOrPrice(header)) unsure.set(at, 'costOrPrice');
      else if (matchSpelling(header)?.unexplained !== undefined) unsure.set(at, 'unexplainedWord');
    }
  }
  return unsure;
}

/** The rates of VAT there are, as per cent and as shares, among them the one of before July 2020. */
const vatRates = new Set([0, 5, 15, 0.05, 0.15]);

/** VAT rate columns with other content, such as the VAT in riyals. */
function vatOfOtherKind(
  mapping: ColumnMapping,
  sheet: Sheet,
  first: number,
): ReadonlyMap<number, QuestionReason> {
  const others = (['vat', 'costVat'] as const).flatMap((column) => {
    const at = mapping[column];
    if (at === undefined) return [];
    const numbers = columnNumbers(sheet, first, at);
    const unusual = numbers.filter(({ value }) => !vatRates.has(value));
    return unusual.length * 5 > numbers.length ? [[at, 'unknownValues'] as const] : [];
  });
  return new Map(others);
}

/** Assigns the columns below a header row; `isKnown`: the row has been recognised or chosen. */
function columnsUnderHeaders(whole: Sheet, headerRow: number | null, isKnown: boolean): Recognised {
  // A template explains its columns in rows that look like headers.
  const isTemplate = layoutOf(readHeaders(whole, headerRow))?.templateRows !== undefined;
  const blocks = isTemplate
    ? []
    : sheetBlocks(whole, headerRow, (table, at) => columnsUnderHeaders(table, at, true));
  const sheet = firstTable(whole, blocks);
  const first = firstRowBelow(whole, headerRow);
  const below = sheet.rows.slice(first);
  const headers = readHeaders(sheet, headerRow);
  const found =
    headerRow === null ? {} : assignColumns(columnHeaders(sheet, headerRow), below, layoutOf(headers));
  const named = withCosts(found, sheet, first);
  const lettered =
    named.cost === undefined && layoutOf(headers) === undefined && firstCostRow(sheet) !== null
      ? withLetters(named, below, headers)
      : named;
  const isLettered = lettered.cost !== undefined && named.cost === undefined;
  const wished = withTargetColumns(lettered, headers, sheet, first);
  const mapping = isKnown ? wished.mapping : withGuesses(wished.mapping, below);
  return questioned(whole, {
    headerRow,
    headers,
    mapping,
    blocks,
    by: isLettered ? 'letters' : 'headers',
    unsure: new Map([
      ...listUnsure(headers, isLettered ? mapping : wished.mapping, mapping),
      ...vatOfOtherKind(mapping, sheet, first),
      ...wished.unsure,
    ]),
    said: {},
    currencies: {},
    leftOut: isLettered ? 'all' : [],
  });
}

/** Finds the headers of a sheet and the field of each column; without recognised headers, by the specification's letters. */
export function recogniseColumns(sheet: Sheet): Recognised {
  const known = findHeaderRow(sheet);
  const firstCost = firstCostRow(sheet);
  const above = firstCost === null || firstCost === 0 ? null : firstCost - 1;
  const headerRow = known ?? (firstCost === null ? guessHeaderRow(sheet) : above);
  return columnsUnderHeaders(sheet, headerRow, known !== null);
}

/** The field of each column for a chosen header row; null for none. */
export const recogniseWithHeaderRow = (sheet: Sheet, headerRow: number | null): Recognised =>
  columnsUnderHeaders(sheet, headerRow, false);

/**
 * The same with answers about the columns. Answered questions are closed, unless the values contradict: a column that had no values
 * before may have some now, and kilograms may have become grams.
 */
export function withAnswers(
  sheet: Sheet,
  { headerRow, headers, by, blocks }: Recognised,
  answers: ColumnAnswers,
): Recognised {
  const mapping: Partial<Record<ProductColumn, number>> = {};
  for (const column of productColumns) {
    const at = answers.mapping[column];
    if (at !== undefined && at < headers.length) mapping[column] = at;
  }
  return questioned(sheet, {
    headerRow,
    headers,
    mapping,
    blocks,
    by,
    unsure: null,
    said: answers.units,
    currencies: answers.currencies ?? {},
    leftOut: answers.ignored,
  });
}

/** The sheet of a file that contains products: one of a known layout, or with a cost, or else with the most recognised columns. */
export function bestSheet(sheets: readonly Pick<Recognised, 'layout' | 'mapping'>[]): number {
  const weights = sheets.map(({ layout, mapping }) => {
    const isOrders = knownLayouts.some(({ code, holds }) => code === layout && holds === 'orders');
    const known = layout === null || isOrders ? 0 : 50;
    return known + (mapping.cost === undefined ? 0 : 100) + Object.keys(mapping).length;
  });
  return Math.max(0, weights.indexOf(Math.max(...weights)));
}
