import type { CategoryAnswer, CategoryWords } from '@saer/contract/fees/category-words';
import type { ListedProduct } from '@saer/contract/products/product';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import type { SheetFacts } from '@saer/spreadsheet/rows/recognise/assumptions';
import type { ColumnAnswers } from '@saer/spreadsheet/rows/cells/column-answers';
import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import type { ColumnUnits } from '@saer/spreadsheet/rows/layouts/column-units';
import type { ProductColumn, RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import type { SheetLayout } from '@saer/spreadsheet/rows/recognise/sheet-rows';
import type { FileKind, UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import type { DetectedSheet, SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { OwnWorkbook } from '@saer/spreadsheet/write/edited/write-own-workbook';
import type { GridRow, Outcome } from '../model/grid-row.ts';
import type { SortKeys } from '../model/sort-keys.ts';
import type { MarketPrices } from './market-prices.ts';
import type { SheetLine, WrittenFile } from './write-back.ts';

export type Opened =
  | {
      readonly ok: true;
      readonly kind: FileKind | 'paste';
      readonly sheets: readonly DetectedSheet[];
      /** The place of the sheet that holds products. */
      readonly best: number;
    }
  | UnreadableFile;

export interface ReadLine {
  readonly at: number;
  readonly texts: RowTexts;
  /** null if only its texts were requested. */
  readonly outcome: Outcome | null;
}

/** All tasks of the worker: their input and their results. */
export interface SheetTasks {
  /** The fees to price by, before any row is read. */
  readonly begin: {
    readonly ask: {
      readonly book: FeeBook;
      /** Sellers' words for categories. */
      readonly words: CategoryWords;
      readonly answers: readonly CategoryAnswer[];
    };
    readonly answer: null;
  };
  /** This seller's current answers about words in category columns. */
  readonly answers: {
    readonly ask: { readonly answers: readonly CategoryAnswer[] };
    readonly answer: null;
  };
  readonly open: {
    readonly ask: { readonly bytes: Uint8Array; readonly fileName: string };
    readonly answer: Opened;
  };
  readonly paste: { readonly ask: { readonly text: string }; readonly answer: Opened };
  /** A sheet with its headers in another row; null for none. */
  readonly headers: {
    readonly ask: { readonly sheet: number; readonly headerRow: number | null };
    readonly answer: DetectedSheet;
  };
  /** A sheet with its saved column answers. */
  readonly answered: {
    readonly ask: {
      readonly sheet: number;
      readonly headerRow: number | null;
      readonly answers: ColumnAnswers;
    };
    readonly answer: DetectedSheet;
  };
  /** The questions about sums in other currencies than the riyal, with columns as they are assigned now. */
  readonly currencies: {
    readonly ask: { readonly sheet: number; readonly layout: SheetLayout };
    readonly answer: readonly ColumnQuestion[];
  };
  /** Facts about the rows, with columns as they are assigned now. */
  readonly facts: {
    readonly ask: { readonly sheet: number; readonly layout: SheetLayout };
    readonly answer: SheetFacts;
  };
  /** The rows come in parts, so that no answer holds up the page. */
  readonly read: {
    readonly ask: { readonly readAs: SheetInterpretation; readonly only?: 'texts' };
    readonly answer: null;
  };
  /** Rows completed from saved products; null if a row lacks nothing, or has no such product. */
  readonly fill: {
    readonly ask: {
      readonly rows: readonly RowTexts[];
      readonly products: readonly ListedProduct[];
      readonly readAs: SheetInterpretation;
      readonly language: Language;
    };
    readonly answer: readonly (Required<Pick<GridRow, 'texts' | 'fromProducts'>> | null)[];
  };
  readonly validate: {
    readonly ask: {
      readonly rows: readonly RowTexts[];
      /** Other rows of the sheet have a target. */
      readonly hasTargets: boolean;
    } & Pick<SheetInterpretation, 'defaults' | 'units'>;
    readonly answer: readonly Outcome[];
  };
  /** The places of the keys in their order. */
  readonly sort: {
    readonly ask: { readonly keys: SortKeys; readonly isDescending: boolean };
    readonly answer: Uint32Array;
  };
  /** Rows for the next file that is written, in parts; the first forgets those of the file before. */
  readonly lines: {
    readonly ask: { readonly lines: readonly SheetLine[]; readonly isFirst: boolean };
    readonly answer: null;
  };
  readonly template: { readonly ask: { readonly language: Language }; readonly answer: Uint8Array };
  /** Only the rows with errors. */
  readonly writeErrors: {
    readonly ask: {
      readonly readAs: SheetInterpretation;
      readonly language: Language;
    };
    readonly answer: WrittenFile;
  };
  /** The rows with their results. */
  readonly writePriced: {
    readonly ask: {
      readonly columns: readonly ProductColumn[];
      readonly units: ColumnUnits;
      readonly kind: 'xlsx' | 'csv';
      readonly language: Language;
    };
    readonly answer: Uint8Array;
  };
  /** The prices as the marketplace takes them: in its own file where the sheet is one, else as noon's price import; and those it would not take. */
  readonly writeMarketPrices: {
    readonly ask: {
      readonly readAs: SheetInterpretation;
      readonly layout: string | null;
      readonly language: Language;
    };
    readonly answer: MarketPrices;
  };
  /** The seller's own workbook with results added. */
  readonly writeBack: {
    readonly ask: {
      readonly readAs: SheetInterpretation;
      readonly language: Language;
    };
    readonly answer: OwnWorkbook & WrittenFile;
  };
}

export type TaskName = keyof SheetTasks;

export type WorkerRequest = {
  readonly [N in TaskName]: { readonly id: number; readonly task: N; readonly ask: SheetTasks[N]['ask'] };
}[TaskName];

export type WorkerReply =
  | {
      readonly id: number;
      readonly kind: 'chunk';
      readonly lines: readonly ReadLine[];
      /** Counts how many there will be. */
      readonly of: number;
    }
  | { readonly id: number; readonly kind: 'done'; readonly answer: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly why: string };
