import * as z from 'zod/mini';
import { type CategoryIndex, indexCategories } from '@saer/quoting/search/category-index';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import {
  type ProductSheet,
  type ProductSheets,
  readProductSheets,
} from '@saer/spreadsheet/read-product-sheets';
import type { FileKind } from '@saer/spreadsheet/read/opened-file';
import { otherSheets, type SheetFacts, sheetFacts } from '@saer/spreadsheet/rows/recognise/assumptions';
import { type CategoryAnswers, categoryAnswers } from '@saer/spreadsheet/rows/names/category-answers';
import type { ColumnUnits } from '@saer/spreadsheet/rows/layouts/column-units';
import type { RowTexts, ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { ReadContext } from '@saer/spreadsheet/rows/read/read-category';
import { askCurrencies, type SheetLayout } from '@saer/spreadsheet/rows/recognise/sheet-rows';
import { fillFromSaved } from '@saer/spreadsheet/rows/read/fill-from-saved';
import { writeTemplate } from '@saer/spreadsheet/write/write-template';
import type { DetectedSheet } from '@saer/spreadsheet/session/sheet-interpretation';
import type { Language } from '@saer/i18n/locale';
import { textWithUnit } from '@saer/spreadsheet/rows/cells/text-with-unit';
import { textsOf } from '@saer/spreadsheet/rows/read/written-texts';
import type { CellValue } from '@saer/spreadsheet/sheet';
import { columnNumber, inputColumn, withFormat } from '@saer/spreadsheet/write/input-column';
import { editedValue, plainValue } from '@saer/spreadsheet/write/edited/edited-value';
import { resultCell, resultFigures, resultFormat } from '@saer/spreadsheet/write/result-columns';
import { resultWords } from '@saer/spreadsheet/words/result-words';
import { sheetTranslators } from '@saer/spreadsheet/words/sheet-translators';
import { writeCsv } from '@saer/spreadsheet/write/write-csv';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import { anyRowHasTarget } from '../model/grid-row.ts';
import { sortedIndexes } from '../model/sort-keys.ts';
import { detectSheet } from './detect-sheet.ts';
import { writeOwnFile, writeErrorsFile, type SheetLine } from './write-back.ts';
import { validateRow, validateTextRow } from './validate-row.ts';
import type { Opened, ReadLine, WorkerRequest, SheetTasks, WorkerReply, TaskName } from './sheet-tasks.ts';
import { writeMarketPrices } from './market-prices.ts';

/** Name of the one sheet of a priced file. */
const sheetNames: Readonly<Record<Language, string>> = { ar: 'المنتجات', en: 'Products' };

/** A number if possible, so that it can be used in formulas; other content of a row with errors is preserved. */
function inputCell(
  { texts, good }: SheetLine,
  column: ProductColumn,
  whole: RowTexts,
  units: ColumnUnits,
): CellValue {
  const number = good === null ? undefined : columnNumber(good.product, column);
  if (number !== undefined) return number;
  const text = texts[column] ?? '';
  // The header names the usual unit: a text in another one says so itself.
  const written = text === '' ? (whole[column] ?? '') : textWithUnit(text, column, units[column]);
  return plainValue(editedValue(written, column, undefined));
}

/** The rows as in the grid, each with its results. */
async function writePriced(
  lines: readonly SheetLine[],
  { columns: shown, units }: { readonly columns: readonly ProductColumn[]; readonly units: ColumnUnits },
  kind: 'xlsx' | 'csv',
  book: FeeBook,
  language: Language,
): Promise<Uint8Array> {
  const i18n = sheetTranslators[language];
  const columns = [
    ...shown.map((column) => inputColumn(column, language)),
    ...resultFigures.map((figure) => {
      const header = i18n._(resultWords[figure]);
      return withFormat(header, header.length + 3, resultFormat(figure));
    }),
  ];
  const rows = lines.map((line) => {
    // Values for the whole sheet are written in every row: the file is self-contained.
    const whole = line.good === null ? {} : textsOf(line.good.product, book, language);
    return [
      ...shown.map((column) => inputCell(line, column, whole, units)),
      ...resultFigures.map((figure) =>
        line.good === null ? null : resultCell(line.good.result[figure], language),
      ),
    ];
  });
  if (kind === 'csv') return writeCsv(columns, rows);
  return writeWorkbook([{ name: sheetNames[language], columns, rows }], { rightToLeft: language === 'ar' });
}

/** Rows of one message: unpacking it on the page takes a few milliseconds. */
const linesPerChunk = 250;

let book: FeeBook | undefined;
let categories: CategoryIndex | undefined;
let answers: CategoryAnswers = new Map();
let bytes: Uint8Array | undefined;
let fileKind: FileKind | 'paste' = 'paste';
let sheets: readonly ProductSheet[] = [];
/** Rows for the next file. */
let lines: SheetLine[] = [];
let context: { readonly key: string; readonly of: ReadContext } | undefined;

const tell = (message: WorkerReply): void => postMessage(message);

function requireBook(): FeeBook {
  if (book === undefined) throw new Error('No fee book yet');
  return book;
}

/** The same object while the values for empty cells are the same: its look-ups are cached. */
function toContext(defaults: RowTexts, units: ColumnUnits): ReadContext {
  const key = JSON.stringify([defaults, units]);
  if (context?.key !== key)
    context = {
      key,
      of: {
        book: requireBook(),
        defaults,
        units,
        answers,
        ...(categories === undefined ? {} : { words: categories }),
      },
    };
  return context.of;
}

const getFacts = (sheet: ProductSheet, index: number, layout?: SheetLayout): SheetFacts =>
  sheetFacts(sheet.cells, sheet.read(layout), otherSheets(sheets, index));

const detect = (sheet: ProductSheet, index: number): Promise<DetectedSheet> =>
  detectSheet(sheet, getFacts(sheet, index), toContext({}, {}));

/** Makes the content that was read the current file; `from`: its bytes. */
async function take(read: ProductSheets, from?: Uint8Array): Promise<Opened> {
  if (!read.ok) return read;
  bytes = from;
  fileKind = read.kind;
  ({ sheets } = read);
  return { ...read, sheets: await Promise.all(sheets.map(detect)) };
}

function sheetAt(index: number): ProductSheet {
  const sheet = sheets[index];
  if (sheet === undefined) throw new Error(`There is no sheet ${index}`);
  return sheet;
}

const tasks: {
  readonly [N in TaskName]: (ask: SheetTasks[N]['ask'], id: number) => Promise<SheetTasks[N]['answer']>;
} = {
  begin: async (ask) => {
    book = ask.book;
    categories = indexCategories(ask.book, ask.words);
    answers = categoryAnswers(ask.answers);
    context = undefined;
    return null;
  },
  answers: async (ask) => {
    answers = categoryAnswers(ask.answers);
    context = undefined;
    return null;
  },
  open: async (ask) => take(await readProductSheets({ ...ask, limits: largeFileLimits }), ask.bytes),
  paste: async (ask) => take(await readProductSheets(ask)),
  headers: ({ sheet, headerRow }) => detect(sheetAt(sheet).withHeaderRow(headerRow), sheet),
  answered: ({ sheet, headerRow, answers: said }) =>
    detect(sheetAt(sheet).withHeaderRow(headerRow).withAnswers(said), sheet),
  currencies: async ({ sheet, layout }) => askCurrencies(sheetAt(sheet).cells, layout),
  facts: async ({ sheet, layout }) => getFacts(sheetAt(sheet), sheet, layout),
  read: async ({ readAs: { sheet, defaults, ...layout }, only }, id) => {
    const rows = sheetAt(sheet).texts(layout);
    const hasTargets = anyRowHasTarget(rows);
    const of = toContext(defaults, layout.units);
    for (let from = 0; from < rows.length; from += linesPerChunk) {
      const chunk = rows.slice(from, from + linesPerChunk).map((row): ReadLine => ({
        at: row.at,
        texts: row.texts,
        outcome: only === 'texts' ? null : validateTextRow(row, of, hasTargets),
      }));
      tell({ id, kind: 'chunk', lines: chunk, of: rows.length });
    }
    return null;
  },
  fill: async ({ rows, products, readAs: { defaults }, language }) =>
    fillFromSaved(rows, products, { book: requireBook(), defaults, language }).map(({ texts, filled }) =>
      filled.length === 0 ? null : { texts, fromProducts: filled },
    ),
  validate: async ({ rows, defaults, units, hasTargets }) => {
    const of = toContext(defaults, units);
    return rows.map((texts) => validateRow(texts, of, hasTargets));
  },
  sort: async ({ keys, isDescending }) => sortedIndexes(keys, isDescending),
  lines: async (ask) => {
    if (ask.isFirst) lines = [];
    for (const line of ask.lines) lines.push(line);
    return null;
  },
  template: ({ language }) => writeTemplate(requireBook(), language),
  writeErrors: async ({ readAs, language }) => {
    const words = { book: requireBook(), language };
    return writeErrorsFile(sheetAt(readAs.sheet).cells, readAs, lines, words);
  },
  writePriced: ({ columns, units, kind, language }) =>
    writePriced(lines, { columns, units }, kind, requireBook(), language),
  writeMarketPrices: ({ readAs, layout, language }) =>
    writeMarketPrices({ bytes, kind: fileKind, sheet: sheetAt(readAs.sheet).cells }, lines, {
      readAs,
      layout,
      language,
    }),
  writeBack: async ({ readAs, language }) => {
    if (bytes === undefined) throw new Error('No workbook was brought');
    const words = { book: requireBook(), language };
    return writeOwnFile(bytes, sheetAt(readAs.sheet), readAs, lines, words);
  },
};

/** One after the other: a sheet is validated with the data loaded before it. */
let turn: Promise<void> = Promise.resolve();

const answer = <N extends TaskName>(task: N, ask: SheetTasks[N]['ask'], id: number): Promise<unknown> =>
  tasks[task](ask, id);

async function run({ id, task, ask }: WorkerRequest): Promise<void> {
  try {
    tell({ id, kind: 'done', answer: await answer(task, ask, id) });
  } catch (error) {
    tell({ id, kind: 'failed', why: String(error) });
  }
}

const asked = z.custom<WorkerRequest>();

addEventListener('message', (event) => {
  const message = z.parse(asked, event.data);
  turn = turn.then(() => run(message));
});
