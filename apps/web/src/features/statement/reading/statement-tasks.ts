import type { ErrorDetails } from '@saer/contract/api/error-reply';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Halalas } from '@saer/pricing/money/units';
import type { FileRefusal } from '@saer/spreadsheet/read/opened-file';
import type { CheckedLine } from '@saer/tools/statement/check-lines';
import type { ItemCredit } from '@saer/tools/statement/adjustments';
import type { VatBasis } from '@saer/tools/statement/header-vat';
import type { HeaderVatBases, StatementColumns, StatementLayout } from '@saer/tools/statement/columns';
import type { CalendarEntry } from '@saer/tools/statement/claim-calendar';
import type { DifferenceKind } from '@saer/tools/statement/difference';
import type { ChargeKind, OtherCharge, Skipped, SkipReason } from '@saer/tools/statement/line';
import type { LearnedRates } from '@saer/tools/statement/learn-rates';
import type { StatementProduct } from '@saer/tools/statement/match-product';
import type { NewClaim } from '@saer/tools/statement/new-claims';
import type { SeenSaleVat } from '@saer/tools/statement/sale-vat-seen';
import type { Settlement } from '@saer/tools/statement/settlement';
import type { StatementSums } from '@saer/tools/statement/statement-sums';
import type { StatementSummary } from '@saer/tools/statement/summary';
import type { VatBasisGuess } from '@saer/tools/statement/vat-basis';
import type { DisputeWords } from './dispute-words.ts';

/** More lines than a seller has in a year, and as many as a browser holds comfortably. */
export const maxLines = 500_000;

/** Outcome of reading a file. */
type FileOutcome =
  | { readonly is: 'lines' }
  /** noon's measurements of products, from its inventory export. */
  | { readonly is: 'measurements'; readonly products: number }
  /** The seller must say which column is what. */
  | { readonly is: 'unassigned' }
  | {
      readonly is: 'rejected';
      /** `noFeesPerItem`: noon's monthly transactions. `noHeaders`: nothing of the file is known. */
      readonly reason: FileRefusal | 'noFeesPerItem' | 'noHeaders';
      readonly details?: ErrorDetails;
    };

export interface FileReport {
  /** Its index among all files of the session. */
  readonly index: number;
  readonly name: string;
  readonly layout: StatementLayout | null;
  readonly outcome: FileOutcome;
  readonly headers: readonly string[];
  /** The first values of each column. */
  readonly examples: readonly string[];
  readonly columns: StatementColumns;
  readonly rows: number;
  readonly lines: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, Skipped>>>;
  readonly otherCharges: readonly OtherCharge[];
  readonly settlements: readonly Settlement[];
  /** The file names the VAT of its fees in columns of its own. */
  readonly namesVat: boolean;
  /** The VAT of prices and fees that its headers name. */
  readonly headerBases: HeaderVatBases;
  /** The seller said which column is what. */
  readonly isAssigned: boolean;
}

export interface ReadReply {
  readonly files: readonly FileReport[];
  readonly lines: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly marketplaces: readonly ('noon' | 'amazon')[];
}

/** Fees from a day on. */
export interface DatedFeeBook {
  readonly from: string;
  readonly book: FeeBook;
}

export interface CheckReply {
  readonly summary: StatementSummary;
  readonly learned: LearnedRates;
  /** By file: how its fees were read, and why; null for a file without lines. */
  readonly bases: readonly (VatBasisGuess | null)[];
  /** Charges that can still be claimed, and those past their last day. */
  readonly disputes: {
    readonly lines: number;
    readonly sum: Halalas;
    readonly late: number;
    readonly lateSum: Halalas;
    /** Charges above a fee that is to be confirmed, and their sum: they are left out. */
    readonly toConfirm: number;
    readonly toConfirmSum: Halalas;
    readonly calendar: readonly CalendarEntry[];
  };
}

/** Results of a check that are saved for later ones. */
export interface RecordReply {
  /** Charges that can be claimed. */
  readonly claims: readonly NewClaim[];
  readonly statements: readonly StatementSums[];
  /** Credits for the items that were asked about, and for those of the claims. */
  readonly credits: readonly ItemCredit[];
  readonly saleVat: readonly SeenSaleVat[];
}

/** A checked line without what only the worker needs. */
export type LineView = Pick<
  CheckedLine,
  'line' | 'key' | 'store' | 'parcel' | 'referral' | 'fulfilment' | 'charges'
> & {
  readonly name: string;
};

export interface LineFilter {
  readonly show: 'differing' | 'findings' | 'all' | 'unchecked';
  readonly fee: ChargeKind | null;
  readonly kind: DifferenceKind | null;
  /** Lines of one product. */
  readonly key: string | null;
  /** In order, item, SKU or title. */
  readonly search: string;
}

/** Tasks of the worker, done one at a time. */
export interface StatementTasks {
  readonly read: { readonly ask: { readonly files: readonly File[] }; readonly answer: ReadReply };
  readonly assign: {
    readonly ask: { readonly file: number; readonly columns: StatementColumns };
    readonly answer: ReadReply;
  };
  readonly check: {
    readonly ask: {
      readonly books: readonly DatedFeeBook[];
      readonly products: readonly StatementProduct[];
      readonly categories: ReadonlyMap<string, string>;
      /** The seller's choices by file. */
      readonly bases: ReadonlyMap<number, VatBasis>;
      readonly today: string;
    };
    readonly answer: CheckReply;
  };
  readonly lines: {
    readonly ask: { readonly filter: LineFilter; readonly page: number; readonly limit: number };
    readonly answer: { readonly lines: readonly LineView[]; readonly total: number };
  };
  readonly disputes: {
    readonly ask: { readonly words: DisputeWords; readonly today: string; readonly rightToLeft: boolean };
    readonly answer: Uint8Array;
  };
  readonly record: {
    /** `items`: those of earlier claims. */
    readonly ask: { readonly today: string; readonly items: readonly string[] };
    readonly answer: RecordReply;
  };
}
export type TaskName = keyof StatementTasks;

export interface StatementProgress {
  readonly task: 'reading' | 'checking';
  /** Bytes read, or lines checked. */
  readonly done: number;
  readonly of: number;
  readonly lines: number;
}

export interface WorkerRequest {
  readonly id: number;
  readonly task: TaskName;
  readonly ask: StatementTasks[TaskName]['ask'];
}

export type WorkerReply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: StatementProgress }
  | { readonly id: number; readonly kind: 'done'; readonly answer: unknown }
  | { readonly id: number; readonly kind: 'failed'; readonly why: string };
