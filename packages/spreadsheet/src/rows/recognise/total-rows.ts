import { foldArabic } from '@saer/i18n/fold-arabic';
import type { Cell, Sheet } from '../../sheet.ts';
import { numberIn } from '../cells/column-numbers.ts';
import { currenciesIn } from '@saer/i18n/currency';
import { memoize } from '@saer/i18n/memoize';
import { numericColumns } from '../cells/numeric-columns.ts';
import { oneLine } from '@saer/i18n/one-line';
import {
  type ColumnMapping,
  type ProductColumn,
  productColumns,
  type RowTexts,
} from '../layouts/product-column.ts';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldArabic));

/** Words for a sum or a mean, folded and without the article. */
const sums = toSet(
  'total totals subtotal subtotals sum sums average averages avg mean median count اجمالي اجماليات مجموع مجاميع متوسط معدل عدد',
);
/** Those with which the name of a sum may begin, whatever follows. */
const beginnings = toSet('total totals subtotal subtotals اجمالي مجموع');
/** Words that may stand beside them: kinds of sums, … */
const kinds = toSet(
  'net grand sub gross overall final general full صافي كلي نهائي عام فرعي كامل ختامي جزئي نهائيه كليه عامه عموم',
);
/** … and what is summed. */
const summed = toSet(
  'of the for all in by per a this and cost costs price prices amount amounts value qty quantity quantities unit units piece pieces pcs item ' +
    'items product products sku skus row rows line lines sheet page table list stock weight margin margins profit profits ' +
    'vat tax sales sale store stores month year noon amazon fbn fbp fba fbm kg g cm mm no number ' +
    'في من كل جميع لكل تكلفه تكاليف كلفه سعر اسعار مبلغ مبالغ قيمه قيم كميه كميات قطعه قطع وحده وحدات منتج منتجات صنف اصناف سلعه ' +
    'سلع بند بنود صف صفوف صفحه جدول قائمه مخزون وزن اوزان هامش هوامش ربح ارباح ضريبه مبيعات بيع شراء متجر متاجر شهر سنه نون امازون ' +
    'كجم جم سم ريال شحن',
);
const longest = 40;

/** A quick check for most rows: none of the words is without one of these. */
const mayNameSum = /tota|sum|aver|avg|mean|medi|count|جمالي|مجموع|مجاميع|متوسط|معدل|عدد/i;

/** The words of a text, folded and without “and” and the article before them. */
const splitWords = (text: string): string[] =>
  foldArabic(currenciesIn(oneLine(text)).rest)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^و?(?:ال|لل)(?=\p{L}{2})/u, ''));

const isKnown = (word: string): boolean => sums.has(word) || kinds.has(word) || summed.has(word);

type SumName = 'sum' | 'beginning' | 'none';

const parseSumName = memoize((text: string): SumName => {
  const words = splitWords(text);
  if (words.some((word) => sums.has(word)) && words.every(isKnown)) return 'sum';
  const first = words.find((word) => !kinds.has(word));
  return first !== undefined && beginnings.has(first) && !/\d/.test(text) ? 'beginning' : 'none';
});

/** True if a text names a sum by every word, or at least begins as one. */
const sumName = (text: string): SumName =>
  text.length > longest || !mayNameSum.test(text) ? 'none' : parseSumName(text);

const isOther = (text = ''): boolean => text !== '' && sumName(text) === 'none';
const isCode = (text = ''): boolean => /\d/.test(text);

const isBlank = ({ value }: Cell): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const emptyCell: Cell = { value: null, isPercent: false };

const firstText = (row: readonly Cell[]): string => {
  for (const { value } of row) if (typeof value === 'string' && value !== '') return value;
  return '';
};

/** The numbers of a column above a row. */
interface Column {
  sum: number;
  count: number;
  least: number;
  most: number;
}

/** Rows one below the other, summed up. */
class Summed {
  rows = 0;
  /** The fewest texts that one of them has. */
  texts = Number.POSITIVE_INFINITY;
  readonly #columns = new Map<number, Column>();

  add(column: number, value: number): void {
    const known = this.#columns.get(column);
    if (known === undefined) this.#columns.set(column, { sum: value, count: 1, least: value, most: value });
    else {
      known.sum += value;
      known.count += 1;
      known.least = Math.min(known.least, value);
      known.most = Math.max(known.most, value);
    }
  }

  /** True if a number is the sum or the mean of those above it; `obvious`: it would be one of many equal numbers, too. */
  explains(column: number, value: number): 'sum' | 'mean' | 'obvious' | 'no' {
    const above = this.#columns.get(column);
    if (above === undefined || above.count < 2) return value === 0 ? 'obvious' : 'no';
    const isNear = (other: number) => Math.abs(value - other) <= Math.max(0.0101, Math.abs(other) * 1e-9);
    const isAllEqual = above.least === above.most;
    if (isNear(above.sum) && above.sum !== 0) return 'sum';
    if (isNear(above.sum / above.count)) return isAllEqual ? 'obvious' : 'mean';
    return value === above.count || above.sum === value ? 'obvious' : 'no';
  }
}

const none: readonly SumName[] = [];

interface Explained {
  readonly sums: number;
  readonly means: number;
  readonly others: number;
}

/** Two columns are sums, or the only one is. */
const isExplained = ({ sums: each, means, others }: Explained): boolean =>
  each + means >= 2 || (each + means === 1 && others === 0);
const isTwoSums = ({ sums: each, others }: Explained): boolean => each >= 2 && others === 0;
/** Beside products that have no more than a name, another name may be that of a sum below so many of them. */
const fewestBesideNames = 3;

const findCategory = (texts: RowTexts): string | undefined =>
  texts.subFamily ?? texts.type ?? texts.family ?? texts.sizeClass;

/** Rows of a table, from its first to before its end. */
export interface TableRows {
  readonly rows: Sheet['rows'];
  readonly first: number;
  readonly end: number;
  readonly mapping: ColumnMapping;
  /** A row's texts; undefined if it has no content or repeats the headers. */
  readonly textsOf: (row: readonly Cell[]) => RowTexts | undefined;
}

const isNumeric = (name: ProductColumn): boolean => name === 'profit' || numericColumns[name] !== undefined;

/** Finds the sums of a table row by row: by their names, and by arithmetic. */
class TotalFinder {
  readonly #table: TableRows;
  readonly #textColumns: ReadonlySet<number>;
  readonly #numberColumns: ReadonlySet<number>;
  readonly #nameColumns: readonly number[];
  /** Columns that tell a product from a sum. */
  readonly #productColumns: readonly number[];
  /** The rows since the last sum or blank row, and all of them. */
  #segment = new Summed();
  readonly #all = new Summed();
  #summedUntil: number;

  constructor(table: TableRows) {
    this.#table = table;
    const columns = (isWanted: (name: ProductColumn) => boolean) =>
      new Set(productColumns.filter(isWanted).flatMap((name) => table.mapping[name] ?? []));
    this.#textColumns = columns((name) => !isNumeric(name));
    this.#numberColumns = columns(isNumeric);
    const { name, nameAr, nameEn, barcode, sku, subFamily, type, family, sizeClass } = table.mapping;
    this.#nameColumns = [name, nameAr, nameEn].flatMap((at) => at ?? []);
    this.#productColumns = [barcode, sku, subFamily, type, family, sizeClass].flatMap((at) => at ?? []);
    this.#summedUntil = table.first;
  }

  /** Counts the texts of a row, up to a limit. Numbers in columns of names and barcodes are texts. */
  #texts(row: readonly Cell[], limit: number): number {
    let found = 0;
    for (let column = 0; column < row.length && found < limit; column += 1) {
      const cell = row[column];
      if (cell === undefined || isBlank(cell) || this.#numberColumns.has(column)) continue;
      if (
        this.#textColumns.has(column) ||
        (typeof cell.value === 'string' && numberIn(cell, 0) === undefined)
      )
        found += 1;
    }
    return found;
  }

  *#numbers(row: readonly Cell[]): Generator<readonly [number, number]> {
    for (const [column, cell] of row.entries()) {
      if (this.#textColumns.has(column)) continue;
      const number = numberIn(cell, 0);
      if (number !== undefined) yield [column, number.value];
    }
  }

  /** Sums up what is above a row. Nothing is summed before a row looks like a sum. */
  #sumUntil(at: number): void {
    for (; this.#summedUntil < at; this.#summedUntil += 1) {
      const row = this.#table.rows[this.#summedUntil] ?? [];
      if (row.every(isBlank)) {
        this.#segment = new Summed();
        continue;
      }
      const texts = this.#texts(row, 2);
      for (const above of [this.#segment, this.#all]) {
        above.rows += 1;
        above.texts = Math.min(above.texts, texts);
        for (const [column, value] of this.#numbers(row)) above.add(column, value);
      }
    }
  }

  #explained(row: readonly Cell[], by: Summed): Explained {
    const found = { sum: 0, mean: 0, obvious: 0, no: 0 };
    for (const [column, value] of this.#numbers(row)) found[by.explains(column, value)] += 1;
    return { sums: found.sum, means: found.mean, others: found.no };
  }

  /** True if a row's numbers are the sums or means of those above it. */
  #isArithmetic(row: readonly Cell[], needed: (explained: Explained) => boolean): boolean {
    return [this.#segment, this.#all].some((by) => by.rows >= 2 && needed(this.#explained(row, by)));
  }

  /** True if the rows above say more of their products than a row with a single text. */
  #isBare(texts: number): boolean {
    return [this.#segment, this.#all].some((by) => by.rows >= 2 && by.texts > texts);
  }

  /** The names of a row, if one of them may be that of a sum. */
  #sumNames(row: readonly Cell[]): readonly SumName[] {
    const first = sumName(firstText(row));
    const ofName = this.#nameColumns.map((column) => {
      const value = row[column]?.value;
      return typeof value === 'string' ? sumName(value) : 'none';
    });
    return first === 'none' && ofName.every((name) => name === 'none') ? none : [first, ...ofName];
  }

  /** True if a row that is called a sum is one: no product has its name, and no number or category says otherwise. */
  #isNamedTotal(row: readonly Cell[], at: number, names: readonly SumName[]): boolean {
    const texts = this.#table.textsOf(row);
    if (texts === undefined) return false;
    const name = texts.name ?? texts.nameAr ?? texts.nameEn;
    if ([texts.barcode, texts.sku, name].some(isOther)) return false;
    if (names.includes('sum')) return true;
    if (findCategory(texts) !== undefined) return false;
    this.#sumUntil(at);
    return (
      this.#isArithmetic(row, isExplained) ||
      (texts.weight === undefined && this.#isBare(this.#texts(row, 2)))
    );
  }

  /** True if a row without such a name is a sum by its numbers alone. */
  #isUnnamedTotal(row: readonly Cell[], at: number): boolean {
    const { textsOf } = this.#table;
    const count = this.#texts(row, 2);
    if (count > 1 && !this.#mayBeLastSum(row, at)) return false;
    this.#sumUntil(at);
    const isBare = count === 0 || (count === 1 && this.#isBare(1));
    if (!isBare && (this.#segment.rows < fewestBesideNames || !this.#mayBeLastSum(row, at))) return false;
    if (!this.#isArithmetic(row, isBare ? isExplained : isTwoSums)) return false;
    const texts = textsOf(row);
    return texts !== undefined && !isCode(texts.barcode) && !isCode(texts.sku);
  }

  /** True if nothing but a name says that the last row of a table is a product. */
  #mayBeLastSum(row: readonly Cell[], at: number): boolean {
    const { rows, end } = this.#table;
    const isEmpty = (column: number) => isBlank(row[column] ?? emptyCell);
    return (at + 1 >= end || (rows[at + 1] ?? []).every(isBlank)) && this.#productColumns.every(isEmpty);
  }

  *find(): Generator<number> {
    const { rows, first, end } = this.#table;
    for (let at = first; at < end; at += 1) {
      const row = rows[at] ?? [];
      if (row.length === 0) continue;
      const names = this.#sumNames(row);
      const isTotal = names.length > 0 ? this.#isNamedTotal(row, at, names) : this.#isUnnamedTotal(row, at);
      if (!isTotal) continue;
      this.#sumUntil(at);
      this.#segment = new Summed();
      this.#summedUntil = at + 1;
      yield at;
    }
  }
}

/** The positions of rows that are sums or means of others, and no products. */
export const findTotals = (table: TableRows): readonly number[] => [...new TotalFinder(table).find()];
