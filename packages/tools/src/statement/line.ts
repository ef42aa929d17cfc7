import type { DayOrder } from './day.ts';
import type { FineAmount } from './amount.ts';
import type { VatBasis } from './charged-sum.ts';
import type { HeaderVatBases } from './columns.ts';

/** A fee as the file has it, with the file's sign. `vat`: null if the file does not name it. */
export interface Charge {
  readonly amount: FineAmount;
  readonly vat: FineAmount | null;
  /** The basis that the column's header names; absent if it names none. */
  readonly basis?: VatBasis;
}

/** One item of a statement: sold, returned or cancelled. */
export interface StatementLine {
  /** Its file and its row there, both from 0 and 1 as people count: the header is row 1. */
  readonly file: number;
  readonly row: number;
  readonly marketplace: 'noon' | 'amazon';
  readonly order: string;
  readonly item: string;
  readonly sku: string;
  readonly partnerSku: string;
  readonly barcode: string;
  readonly title: string;
  readonly family: string;
  /** The size class by its name in the file; empty if the file has none. */
  readonly sizeClass: string;
  /** Who ships: the marketplace from its warehouse, or the seller; null if the line does not say. */
  readonly mode: 'fulfilled' | 'shipped' | null;
  readonly kind: 'sale' | 'return' | 'cancelled';
  readonly quantity: number;
  /** The day whose fee table applies, `YYYY-MM-DD`: ordered, else shipped, delivered or charged. */
  readonly day: string | null;
  readonly chargedOn: string | null;
  readonly statement: string;
  /** The price of all units, VAT included; negative where the line takes a sale back. Null if unknown. */
  readonly price: FineAmount | null;
  /** Other prices that the line names: before a promotion, before a coupon. */
  readonly otherPrices: readonly FineAmount[];
  readonly referral: Charge | null;
  readonly fulfilment: Charge | null;
}

/** Why a row of the file is no line. */
export const skipReasons = [
  /** Charged for something that is not the sale of an item, such as storage. Summed by name. */
  'otherCharge',
  'otherCountry',
  'otherCurrency',
  /** Of another shop of noon, such as its groceries. */
  'otherMarketplace',
  /** A payment or a transfer between accounts. */
  'transfer',
  'cancelled',
  'duplicate',
  'unreadableAmount',
  /** The text of a formula instead of its result. */
  'formula',
  /** Fewer cells than headers: the file breaks off. */
  'truncated',
  'noAmounts',
] as const;
export type SkipReason = (typeof skipReasons)[number];

export interface Skipped {
  readonly rows: number;
  /** The first of them, as people count. */
  readonly firstRow: number;
}

/** Charges that are not checked, by the file's name for them. */
export interface OtherCharge {
  readonly name: string;
  readonly rows: number;
  /** As the file has it, signed. */
  readonly amount: FineAmount;
}

/** The lines of one file, and its other rows counted. */
export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  readonly rows: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, Skipped>>>;
  readonly otherCharges: readonly OtherCharge[];
  /** Identifies each of its lines. */
  readonly keys: ReadonlySet<string>;
}

/** Reads rows one after the other: a file need not be in memory as a whole. */
export interface RowReader {
  /** `row`: as people count. */
  readonly take: (cells: readonly string[], row: number) => void;
  readonly end: () => ReadStatement;
}

export interface ReadOptions {
  /** Its index among the files. */
  readonly file: number;
  readonly dayOrder: DayOrder;
  /** The `keys` of earlier files: the same file again is counted once. */
  readonly known: ReadonlySet<string>;
  /** The VAT that the headers name. */
  readonly bases?: HeaderVatBases;
  /** The headers name another currency than the riyal: no row is read. */
  readonly isForeign?: boolean;
  /** The fulfilment fee may be of any way of shipping; absent: only of the store's warehouses. */
  readonly isAnyFulfilment?: boolean;
}
