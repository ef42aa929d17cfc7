import type { FieldError } from '@saer/contract/api/error-reply';
import type { AskedRate, VersionContent } from '@saer/contract/publishing/fee-version';
import type { Language } from '@saer/i18n/locale';
import type { FileLimits } from '@saer/spreadsheet/read/file-limits';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import type { SheetFacts } from '@saer/spreadsheet/rows/recognise/assumptions';
import type { ColumnMapping } from '@saer/spreadsheet/rows/layouts/product-column';
import type { CurrencyAnswers } from '@saer/spreadsheet/rows/cells/row-currency';
import type { ColumnAnswers } from '@saer/spreadsheet/rows/cells/column-answers';
import type { ColumnUnits } from '@saer/spreadsheet/rows/layouts/column-units';
import type { Recognised } from '@saer/spreadsheet/rows/recognise/recognise-columns';
import type { TextRow } from '@saer/spreadsheet/rows/cells/sheet-row';

/** Answers about the columns of such a sheet: those saved for its headers, and those given now. */
export interface SentAnswers {
  readonly saved: ColumnAnswers | null;
  readonly units: ColumnUnits;
  readonly ignored: readonly number[];
  /** The fields that the caller assigns to columns, by place. */
  readonly columns: ColumnMapping;
  readonly currencies: CurrencyAnswers;
}

/** The sheet of a file that contains products, before any question about its columns. */
export interface FoundColumns {
  readonly headersKey: string;
  /** The number of its columns. */
  readonly width: number;
}

/** The reading process's result for a sheet, without its rows. */
export interface FoundLayout extends Recognised {
  readonly sheet: string;
  readonly facts: SheetFacts;
  /** Rows with products, or with anything where no column is known. More than are taken are counted, and not sent. */
  readonly rows: number;
}

export interface FeeTableAsk {
  /** The codes there are. */
  readonly subFamilies: ReadonlySet<string>;
  readonly language: Language;
  /** Cells whose rate below 1 % is a share of one. */
  readonly shares: ReadonlySet<string>;
}

/** The content of a fee table's workbook. */
export interface FoundFeeTable {
  /** null if it has errors. */
  readonly content: VersionContent | null;
  /** The first of its errors. */
  readonly fieldErrors: readonly FieldError[];
  /** The number of all of them. */
  readonly count: number;
  /** Rates below 1 % without a percent sign. */
  readonly asked: readonly AskedRate[];
}

/** Requests to the reading process, in this order. */
export type ReaderAsk =
  | {
      readonly ask: 'open';
      /** The number of bytes of the file: they follow in pieces. */
      readonly size: number;
      readonly fileName: string;
      readonly limits: FileLimits;
      /** It is to be read as the workbook of a fee table, not as a sheet of products. */
      readonly feeTable?: FeeTableAsk;
    }
  | { readonly ask: 'bytes'; readonly bytes: Uint8Array }
  | { readonly ask: 'read'; readonly answers: SentAnswers; readonly maxRows: number };

/** Its replies: each small enough to be deserialised at once. */
export type ReaderReply =
  | { readonly reply: 'refused'; readonly refusal: UnreadableFile }
  | { readonly reply: 'columns'; readonly found: FoundColumns }
  | { readonly reply: 'layout'; readonly layout: FoundLayout }
  | { readonly reply: 'feeTable'; readonly found: FoundFeeTable }
  | { readonly reply: 'rows'; readonly rows: readonly TextRow[] }
  | {
      readonly reply: 'end';
      /** Megabytes that the process takes by now: one that has grown is not used again. */
      readonly resident: number;
    };

/** Megabytes that a reading process may take, all in all. */
export const maxResident = 400;
