import type { DayOrder } from './day.ts';
import type { VatBasis } from './header-vat.ts';
import type { HeaderVatBases } from './columns.ts';
import type { MoneyColumn, OtherKind } from './other-charges.ts';

/** A fee as the file has it, with the file's sign. `vat`: null if the file does not name it. */
export interface Charge {
  readonly amount: FineAmount;
  readonly vat: FineAmount | null;
  /** The basis that the column's header names; absent if it names none. */
  readonly basis?: VatBasis;
}

/** A charge beside commission and fulfilment fee. */
export interface NamedCharge extends Charge {
  /** As the file calls it. */
  readonly name: string;
  readonly kind: OtherKind;
  /** Its file and row: those of the line, or its own. */
  readonly file: number;
  readonly row: number;
  /** The day of its statement, where it is not that of the line. */
  readonly chargedOn?: string | null;
  /** The number of its statement, where it is in a row of its own. */
  readonly statement?: string;
}

/** A row in one of the files. */
export interface StatementRow {
  readonly file: number;
  readonly row: number;
  readonly statement: string;
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
  /** The price of all units before a promotion that the line names: of each promotion, and of all. */
  readonly pricesBeforePromotion: readonly FineAmount[];
  readonly referral: Charge | null;
  readonly fulfilment: Charge | null;
  /** Other charges of the item. */
  readonly charges: readonly NamedCharge[];
  /** Items of one number may be sent in several shipments; empty where the file does not say. */
  readonly shipment: string;
  /** Payout of the line, where the file names the price beside it: both together tell who bears the VAT. */
  readonly paid?: FineAmount;
  /** Payment for the sale before its fees, where the file names the VAT of the sale. */
  readonly proceeds?: FineAmount;
  /** The statements whose corrections its fees contain. */
  readonly corrected?: readonly string[];
}

/** A charge in a row of its own that names an item, such as the administration of its return. */
export interface ItemCharge {
  readonly order: string;
  readonly item: string;
  readonly charge: NamedCharge;
}

/** A row that charges an item for something or gives it back, and neither sells it nor takes it back. Amounts as the file has them, signed. */
export interface ItemAdjustment extends StatementRow {
  readonly marketplace: StatementLine['marketplace'];
  /** As `itemKey` says. */
  readonly item: string;
  readonly chargedOn: string | null;
  /** The row names a return. */
  readonly isReturn: boolean;
  readonly charges: readonly (readonly [ChargeKind, Charge])[];
}

/** Charges of one statement in rows that belong to no item, summed. */
export interface StatementCharge {
  readonly statement: string;
  readonly chargedOn: string | null;
  readonly charge: Charge;
}

/** Names the statement of a row: its number, else its day. */
export const statementRef = ({
  statement,
  chargedOn,
}: {
  readonly statement: string;
  readonly chargedOn: string | null;
}): string => (statement || (chargedOn ?? '')).slice(0, 80);

/** Why a row of the file is no line. */
export const skipReasons = [
  /** Charged for something that is not the sale of an item, such as storage. Summed by name. */
  'otherCharge',
  'otherCountry',
  'otherCurrency',
  /** A line of another shop of noon, such as its groceries. */
  'otherMarketplace',
  /** A payment or a transfer between accounts. */
  'transfer',
  'cancelled',
  'duplicate',
  /** The item is in another kind of report too. */
  'otherReport',
  'unreadableAmount',
  /** A charge beside commission and fulfilment fee is no number: the line counts without it. */
  'unreadableCharge',
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
  readonly kind: OtherKind;
  readonly rows: number;
  /** As the file has it, signed. */
  readonly amount: FineAmount;
  /** As in `Charge`. */
  readonly basis?: VatBasis;
}

/** The sums of one statement as its file has them, signed: `opening + proceeds + fees + payouts` should be `closing`. */
export interface StatementBalance {
  readonly statement: string;
  readonly rows: number;
  readonly opening: FineAmount | null;
  readonly proceeds: FineAmount;
  /** Every column and row of charges. */
  readonly fees: FineAmount;
  readonly payouts: FineAmount;
  readonly closing: FineAmount | null;
  /** The sum of the column of totals, or the one that the file names; null if it has none. */
  readonly stated: FineAmount | null;
}

/** Identifies the item of a line among all reports. noon's item numbers begin with that of their order. */
export const itemKey = ({
  order,
  item,
  shipment,
}: Pick<StatementLine, 'order' | 'item' | 'shipment'>): string =>
  shipment === '' && order !== '' && item.startsWith(order) ? item : `${order}|${item}|${shipment}`;

/** The lines of one file, and its other rows counted. */
export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  readonly rows: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, Skipped>>>;
  readonly otherCharges: readonly OtherCharge[];
  /** Charges of items in rows of their own, to be joined to the lines of these items in any file. */
  readonly itemCharges: readonly ItemCharge[];
  readonly balances: readonly StatementBalance[];
  readonly adjustments: readonly ItemAdjustment[];
  readonly statementCharges: readonly StatementCharge[];
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
  /** Items that a report of another kind names: they are counted once. */
  readonly told?: ReadonlySet<string>;
  /** Columns of charges that are no field. */
  readonly money?: readonly MoneyColumn[];
  /** The VAT that the headers name. */
  readonly bases?: HeaderVatBases;
  /** The headers name another currency than the riyal: no row is read. */
  readonly isForeign?: boolean;
  /** The fulfilment fee may be of any way of shipping; absent: only of the store's warehouses. */
  readonly isAnyFulfilment?: boolean;
  /** The price is what the buyer paid, beside what the store pays out; absent: it may be either. */
  readonly namesPaidPrice?: boolean;
}

export type CheckedFee = 'referral' | 'fulfilment';

/** Whatever a file charges for. */
export type ChargeKind = CheckedFee | OtherKind;

/** Ten-thousandths of a riyal, 100 to the halala: the precision of the fees in noon's statements. */
export type FineAmount = number & { readonly unit?: 'tenThousandth' };
