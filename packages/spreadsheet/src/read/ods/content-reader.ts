import { sideUnitOf, weightUnitOf } from '@saer/i18n/parse-in-unit';
import { currencyIn } from '@saer/i18n/currency';
import type { Cell, Merge, Sheet } from '../../sheet.ts';
import {
  booleanCell,
  dayCell,
  emptyCell,
  errorCell,
  formulaWithoutResult,
  numberCell,
  textCell,
} from '../cells.ts';
import { FileBudget } from '../file-budget.ts';
import { within } from '../file-error.ts';
import { type FileLimits, maxCellText, maxHeaderRows, maxSheetRows } from '../file-limits.ts';
import { Grid } from '../grid.ts';
import { type NumberStyle, plainNumber } from '../number-style.ts';
import { attributesOf, decodeXml } from '../xlsx/xml-elements.ts';
import type { XmlVisitor } from './walk-xml.ts';

type Attributes = ReadonlyMap<string, string>;

/** Elements of a cell, and those beside it that are counted with it. */
const elementsPerCell = 3;

const noAttributes: Attributes = new Map();

const plainAttribute = /\s+(?:[\w-]+:)?([\w-]+)="([^"]*)"/y;

/** The attributes of a tag by name without prefix, quickly where they are written as most programs do. */
function attributesIn(written: string): Attributes {
  if (written === '') return noAttributes;
  const found = new Map<string, string>();
  let end = 0;
  plainAttribute.lastIndex = 0;
  for (let each = plainAttribute.exec(written); each !== null; each = plainAttribute.exec(written)) {
    const [, name = '', value = ''] = each;
    found.set(name, decodeXml(value));
    end = plainAttribute.lastIndex;
  }
  return end === written.length ? found : attributesOf(written);
}

const countIn = (attributes: Attributes, name: string): number => {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, maxSheetRows) : 1;
};

const isHidden = (attributes: Attributes): boolean =>
  ['collapse', 'filter'].includes(attributes.get('visibility') ?? '');

const digitsAndSigns = /[\d٠-٩۰-۹.,٫٬()+\-\s\u200E\u200F\u061C]+/g;

/** A number's format, by what the program wrote for the eyes beside the value. */
function findStyle(value: number, shown: string, attributes: Attributes): NumberStyle {
  if (attributes.get('value-type') === 'float' && shown === String(value)) return plainNumber;
  const isPercent = attributes.get('value-type') === 'percentage';
  const beside = shown.replace(digitsAndSigns, ' ').trim();
  const currency = isPercent ? undefined : currencyIn(`${beside} ${attributes.get('currency') ?? ''}`);
  const isMeasured = weightUnitOf(beside) !== undefined || sideUnitOf(beside) !== undefined;
  return {
    isPercent,
    isDate: false,
    digits: /^0\d{1,39}$/.test(shown) && Number(shown) === value ? shown.length : 0,
    ...(isMeasured ? { beside } : {}),
    ...(currency === undefined ? {} : { currency }),
    ...(/^\d(?:[.,]\d+)?E\+\d+$/i.test(shown) ? { isScientific: true } : {}),
  };
}

function readNumber(attributes: Attributes, shown: string): Cell {
  const value = Number(attributes.get('value') ?? 'none');
  return Number.isFinite(value)
    ? numberCell(value, findStyle(value, shown, attributes), false)
    : textCell(shown);
}

/** A cell from its attributes, and the text that was shown. */
function toCell(attributes: Attributes, shown: string): Cell {
  const type = attributes.get('value-type');
  if (type === undefined && shown === '' && attributes.has('formula')) return formulaWithoutResult;
  if (type === 'float' || type === 'currency' || type === 'percentage') return readNumber(attributes, shown);
  if (type === 'boolean') return booleanCell(attributes.get('boolean-value') === 'true');
  if (type === 'error') return errorCell(shown);
  const day = type === 'date' ? /^\d{4}-\d\d-\d\d/.exec(attributes.get('date-value') ?? '')?.[0] : undefined;
  return day === undefined ? textCell(shown || (attributes.get('string-value') ?? '')) : dayCell(day);
}

interface PlacedCell {
  readonly column: number;
  readonly repeated: number;
  readonly cell: Cell;
}

/** A table while it is read. */
class Table {
  readonly #name: string;
  readonly #isRightToLeft: boolean;
  readonly #budget: FileBudget;
  readonly #grid: Grid;
  readonly #merges: Merge[] = [];
  readonly #hiddenRows: number[] = [];
  readonly #hiddenColumns: number[] = [];
  #columns = 0;
  #row = 0;
  #column = 0;
  #placed: PlacedCell[] = [];

  constructor(name: string, isRightToLeft: boolean, budget: FileBudget) {
    this.#name = name;
    this.#isRightToLeft = isRightToLeft;
    this.#budget = budget;
    this.#grid = new Grid(budget);
  }

  /** Notes a stretch of columns. */
  columns(attributes: Attributes): void {
    const end = Math.min(
      this.#columns + countIn(attributes, 'number-columns-repeated'),
      this.#budget.limits.columns,
    );
    for (let column = this.#columns; isHidden(attributes) && column < end; column += 1)
      this.#hiddenColumns.push(column);
    this.#columns = end;
  }

  /** Adds a cell to the current row; `cell`: null for one that lies below a merged one. */
  add(attributes: Attributes, cell: Cell | null): void {
    const repeated = countIn(attributes, 'number-columns-repeated');
    this.#grid.count();
    if (cell !== null && cell.value !== null) this.#placed.push({ column: this.#column, repeated, cell });
    const columns = countIn(attributes, 'number-columns-spanned');
    const rows = countIn(attributes, 'number-rows-spanned');
    if (columns > 1 || rows > 1) {
      this.#budget.merge();
      if (this.#row < maxHeaderRows)
        this.#merges.push({ row: this.#row, column: this.#column, rows, columns });
    }
    this.#column += repeated;
  }

  /** Ends the current row: what it holds stands in as many rows as it is repeated. */
  endRow(attributes: Attributes): void {
    const repeated = countIn(attributes, 'number-rows-repeated');
    if (this.#placed.length > 0)
      for (let row = this.#row; row < this.#row + repeated; row += 1) {
        this.#fill(row, row > this.#row);
        if (isHidden(attributes)) this.#hiddenRows.push(row);
      }
    this.#row += repeated;
    this.#column = 0;
    this.#placed = [];
  }

  #fill(row: number, isAgain: boolean): void {
    for (const { column, repeated, cell } of this.#placed)
      for (let along = 0; along < repeated; along += 1) {
        if (isAgain || along > 0) this.#grid.count();
        this.#grid.put(row, column + along, cell);
      }
  }

  sheet(): Sheet {
    return {
      name: this.#name,
      rows: this.#grid.rows,
      ...(this.#merges.length > 0 ? { merges: this.#merges } : {}),
      ...(this.#hiddenColumns.length > 0 ? { hiddenColumns: this.#hiddenColumns } : {}),
      ...(this.#hiddenRows.length > 0 ? { hiddenRows: this.#hiddenRows } : {}),
      ...(this.#isRightToLeft ? { isRightToLeft: true } : {}),
    };
  }
}

/** Elements in a table that are no text of its cells: comments, drawings, charts, old versions, readings. */
const others =
  /^(?:office:annotation|table:(?:shapes|tracked-changes|dde-links)|draw:[\w-]+|text:(?:ruby-text|note))$/;
/** Reads the tables of OpenDocument's `content.xml`, whose prefixes every program writes alike. */
export class ContentReader implements XmlVisitor {
  readonly #limits: FileLimits;
  readonly #budget: FileBudget;
  readonly #path: string[] = [];
  readonly #hiddenStyles = new Set<string>();
  readonly #rightToLeftStyles = new Set<string>();
  readonly #tables: Table[] = [];
  #isSpreadsheet = false;
  #elements = 0;
  /** The length of the path to the element that is left out with all that is in it; 0: none. */
  #leftOut = 0;
  #style = '';
  /** Null between tables, and in a hidden one. */
  #table: Table | null = null;
  #rowAttributes = noAttributes;
  /** Null outside of cells. */
  #cellAttributes: Attributes | null = null;
  #paragraphs = 0;
  #shown = '';

  constructor(limits: FileLimits) {
    this.#limits = limits;
    this.#budget = new FileBudget(limits);
  }

  /** The visible tables; null if the document holds no spreadsheet. */
  sheets(): readonly Sheet[] | null {
    return this.#isSpreadsheet ? this.#tables.map((table) => table.sheet()) : null;
  }

  readonly open = (name: string, written: string): void => {
    const { cells } = this.#limits;
    this.#elements += 1;
    if (this.#elements > cells * elementsPerCell) within(cells, cells + 1, 'cells');
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (this.#leftOut > 0) return;
    const isWithin = name === 'table:table' && parent !== 'office:spreadsheet';
    if (isWithin || others.test(name)) this.#leftOut = this.#path.length;
    else this.#enter(name, written, parent);
  };

  #enter(name: string, written: string, parent: string | undefined): void {
    if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      this.#cellAttributes = attributesIn(written);
      this.#paragraphs = 0;
      this.#shown = '';
    } else if (this.#cellAttributes !== null) this.#enterText(name, written, parent);
    else if (name === 'table:table-row') this.#rowAttributes = attributesIn(written);
    else if (name === 'table:table-column') this.#table?.columns(attributesIn(written));
    else if (name === 'table:table') this.#beginTable(attributesIn(written));
    else if (name === 'office:spreadsheet') this.#isSpreadsheet = true;
    else if (name === 'style:style') this.#style = attributesIn(written).get('name') ?? '';
    else if (name === 'style:table-properties') this.#noteStyle(attributesIn(written));
  }

  #enterText(name: string, written: string, parent: string | undefined): void {
    if (name === 'text:p' && parent?.endsWith('table-cell') === true) {
      if (this.#paragraphs > 0) this.#append('\n');
      this.#paragraphs += 1;
    } else if (name === 'text:s')
      this.#append(' '.repeat(Math.min(countIn(attributesIn(written), 'c'), maxCellText)));
    else if (name === 'text:tab') this.#append('\t');
    else if (name === 'text:line-break') this.#append('\n');
  }

  #noteStyle(attributes: Attributes): void {
    if (attributes.get('display') === 'false') this.#hiddenStyles.add(this.#style);
    if (attributes.get('writing-mode') === 'rl-tb') this.#rightToLeftStyles.add(this.#style);
  }

  #beginTable(attributes: Attributes): void {
    const style = attributes.get('style-name') ?? '';
    if (this.#hiddenStyles.has(style)) return;
    this.#table = new Table(attributes.get('name') ?? '', this.#rightToLeftStyles.has(style), this.#budget);
    this.#tables.push(this.#table);
    within(this.#limits.sheets, this.#tables.length, 'sheets');
  }

  /** A text that is as long as any cell may be grows no further. */
  #append(text: string): void {
    if (this.#shown.length < maxCellText) this.#shown += text;
  }

  readonly text = (raw: string): void => {
    if (this.#cellAttributes === null || this.#leftOut > 0 || this.#paragraphs === 0) return;
    // White space between tags is there for the eyes of programmers; within a text, any amount is one space.
    if (this.#path.at(-1)?.startsWith('text:') === true)
      this.#append(decodeXml(raw.replaceAll(/[\t\r\n ]+/g, ' ')));
  };

  readonly close = (name: string): void => {
    if (this.#leftOut === this.#path.length) this.#leftOut = 0;
    else if (this.#leftOut === 0) this.#leave(name);
    this.#path.pop();
  };

  #leave(name: string): void {
    if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      const attributes = this.#cellAttributes ?? noAttributes;
      const isEmpty = attributes === noAttributes && this.#shown === '';
      const cell = isEmpty ? emptyCell : toCell(attributes, this.#shown);
      this.#table?.add(attributes, name === 'table:table-cell' ? cell : null);
      this.#cellAttributes = null;
    } else if (name === 'table:table-row') this.#table?.endRow(this.#rowAttributes);
    else if (name === 'table:table') this.#table = null;
  }
}
