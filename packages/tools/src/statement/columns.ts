import { currenciesIn, namesOtherCurrency } from '@saer/i18n/currency';
import { type VatBasis, readHeaderVat, statementHeaderWords } from './header-vat.ts';

/** The values of a row that the check reads. */
const statementFields = [
  'order',
  'item',
  'sku',
  'partnerSku',
  'barcode',
  'title',
  'family',
  'sizeClass',
  'status',
  'charge',
  'mode',
  'marketplace',
  'country',
  'currency',
  'orderedOn',
  'shippedOn',
  'deliveredOn',
  'chargedOn',
  'statement',
  'reference',
  'shipment',
  'quantity',
  'price',
  'offerPrice',
  'listPrice',
  'sellerPrice',
  'promotion',
  'deal',
  'coupon',
  'sellerPromotion',
  'referral',
  'referralVat',
  'fulfilment',
  'fulfilmentVat',
  'shipping',
  'total',
  'opening',
  'closing',
  'settled',
  'transaction',
  'amountType',
  'amountDescription',
  'amount',
  'shortestSide',
  'medianSide',
  'longestSide',
  'weight',
  'volumetricWeight',
] as const;
export type StatementField = (typeof statementFields)[number];

/** The column of each field, counted from 0. */
export type StatementColumns = Readonly<Partial<Record<StatementField, number>>>;

/** A header as compared: its words, joined by `_`. `Product Title (English)` and `product_title_english` are one. */
const statementHeaderKey = (header: string): string => statementHeaderWords(header).join('_');

/** A header without what it says of VAT and of a currency. */
const plainHeaderKey = (header: string): string => readHeaderVat(currenciesIn(header).rest).rest.join('_');

/**
 * Headers by their keys. Those in English are the headers of noon's Statement Detail Report, its Consolidated Item Level Fees Report,
 * its FBN inventory export, its finance export "Transaction View" and Amazon's settlement flat file (docs/statement-check.md says where each was found); those in Arabic are
 * ours. Of two columns of one field, the one whose header is named first here is taken.
 */
const aliases: Readonly<Record<StatementField, readonly string[]>> = {
  order: ['order_nr', 'order_id', 'order_number', 'order', 'رقم_الطلب'],
  item: ['item_nr', 'order_item_code', 'item_id', 'item_number', 'رقم_القطعة', 'رقم_المنتج'],
  sku: ['sku', 'noon_sku', 'skus', 'asin'],
  partnerSku: ['partner_sku', 'psku', 'partner_skus', 'seller_sku', 'رمز_البائع'],
  barcode: ['pbarcode', 'p_barcode', 'barcode', 'الباركود'],
  title: [
    'product_title_ar',
    'product_title_arabic',
    'product_title_en',
    'product_title_english',
    'product_title',
    'title',
    'product_name',
    'product_description',
    'اسم_المنتج',
  ],
  family: ['family', 'product_family', 'category', 'الفئة'],
  sizeClass: ['classification_code', 'size_class', 'size_classification', 'فئة_الحجم'],
  status: ['item_status', 'order_status', 'status', 'حالة_القطعة', 'الحالة'],
  charge: ['fee_name', 'fee_type'],
  mode: ['fulfillment_mode', 'fulfilment_mode', 'fulfillment_model', 'طريقة_الشحن'],
  marketplace: ['marketplace', 'marketplace_name'],
  country: ['country_code', 'country', 'البلد', 'الدولة'],
  currency: ['currency_code', 'currency', 'العملة'],
  orderedOn: ['ordered_date', 'order_date', 'order_timestamp', 'تاريخ_الطلب'],
  shippedOn: ['shipped_date', 'تاريخ_الشحن'],
  deliveredOn: ['delivered_date', 'تاريخ_التوصيل'],
  chargedOn: [
    'statement_date',
    'last_statement_date',
    'transaction_date',
    'posted_date',
    'posted_date_time',
    'تاريخ_الكشف',
  ],
  statement: ['statement_nr', 'statement_number', 'settlement_id', 'رقم_الكشف'],
  reference: ['reference_nr', 'transaction_id'],
  shipment: ['shipment_id'],
  quantity: ['quantity_purchased', 'quantity', 'qty', 'الكمية'],
  price: ['net_proceeds', 'invoice_price', 'item_price', 'selling_price', 'price', 'سعر_البيع'],
  offerPrice: ['offer_price'],
  listPrice: ['base_price'],
  sellerPrice: ['seller_price'],
  promotion: ['noon_promo', 'fee_noon_promo', 'promotion', 'promotion_amount', 'خصم_العرض'],
  deal: ['promo_deal'],
  coupon: ['promo_coupon'],
  sellerPromotion: ['seller_promo'],
  referral: ['referral_fee', 'fee_referral', 'fee_commission', 'commission', 'العمولة', 'عمولة_نون', 'عمولة'],
  referralVat: ['referral_fee_vat', 'fee_referral_vat', 'ضريبة_العمولة'],
  fulfilment: [
    'fbn_outbound_fee',
    'fee_outbound_fbn',
    'fulfilment_fee',
    'fulfillment_fee',
    'outbound_fee',
    // As noon's Transaction View spells it, and as it should.
    'fullfilment_logistics_fees',
    'fulfilment_logistics_fees',
    'fulfillment_logistics_fees',
    'رسوم_الشحن_والتجهيز',
  ],
  fulfilmentVat: ['fbn_outbound_fee_vat', 'fee_outbound_fbn_vat', 'ضريبة_رسوم_الشحن'],
  shipping: ['fee_directship_outbound', 'directship_outbound_fee'],
  total: ['total_payment', 'total'],
  opening: ['opening_balance', 'الرصيد_الافتتاحي', 'رصيد_اول_المده'],
  closing: ['closing_balance', 'الرصيد_الختامي', 'رصيد_اخر_المده'],
  // The sum of a whole settlement, in its first row.
  settled: ['total_amount'],
  transaction: ['transaction_type', 'document_type'],
  amountType: ['amount_type'],
  amountDescription: ['amount_description'],
  amount: ['amount'],
  shortestSide: ['shortest_side'],
  medianSide: ['median_side'],
  longestSide: ['longest_side'],
  weight: ['weight'],
  volumetricWeight: ['volumetric_weight'],
};

const byKey: ReadonlyMap<string, readonly [StatementField, number]> = new Map(
  statementFields.flatMap((field) =>
    aliases[field].map((key, rank) => [statementHeaderKey(key), [field, rank] as const] as const),
  ),
);

/** A file known by its headers. `own`: assigned by the seller. */
export type StatementLayout =
  | 'noonStatement'
  | 'noonItemFees'
  | 'noonTransactionView'
  | 'noonTransactions'
  | 'noonInventory'
  | 'amazonSettlement'
  | 'own';

/** The headers that tell each layout, by their keys; the first whose headers are all there is taken. */
const layouts: readonly (readonly [StatementLayout, readonly string[]])[] = [
  ['amazonSettlement', ['settlement_id', 'amount_type', 'amount_description', 'amount']],
  ['noonTransactions', ['transaction_type', 'document_type', 'price_including_vat_document_currency']],
  ['noonInventory', ['pbarcode', 'longest_side', 'shortest_side', 'classification_code']],
  ['noonItemFees', ['item_nr', 'fee_referral']],
  ['noonTransactionView', ['item_nr', 'transaction_type', 'net_proceeds', 'referral_fee']],
  ['noonStatement', ['item_nr', 'net_proceeds', 'referral_fee']],
];

/** A file as its headers describe it. */
export interface StatementHeaders {
  readonly layout: StatementLayout;
  readonly columns: StatementColumns;
  /** The position of the header row among the rows looked at, from 0. */
  readonly headerRow: number;
  readonly headers: readonly string[];
}

/** Rows in which headers are looked for: titles may be above them. */
export const headerRows = 20;

/** Fields whose VAT a header can name. */
const amountFields = [
  'price',
  'offerPrice',
  'listPrice',
  'sellerPrice',
  'referral',
  'fulfilment',
  'shipping',
] as const;
type AmountField = (typeof amountFields)[number];
const feeFields: ReadonlySet<AmountField> = new Set(['referral', 'fulfilment', 'shipping']);

/** The VAT that headers name for the amounts below them. */
export type HeaderVatBases = Readonly<Partial<Record<AmountField, VatBasis>>>;

function columnsOf(headers: readonly string[]): StatementColumns {
  const found: Partial<Record<StatementField, number>> = {};
  const ranks: Partial<Record<StatementField, number>> = {};
  for (const [column, header] of headers.entries()) {
    const exact = byKey.get(statementHeaderKey(header));
    const [field, position] = exact ?? byKey.get(plainHeaderKey(header)) ?? [];
    if (field === undefined || position === undefined) continue;
    // Of two prices, the one with VAT: fees are a share of it.
    const isNet = field === 'price' && readHeaderVat(header).basis === 'excluded';
    const rank = isNet ? position + aliases.price.length : position;
    if (rank >= (ranks[field] ?? Infinity)) continue;
    found[field] = column;
    ranks[field] = rank;
  }
  return found;
}

/**
 * Reads what the headers of columns say of VAT: each its own, else the title or group above it. `rows`: the first rows of the file, of which
 * `headerRow` has the headers.
 */
export function headerVatBases(
  rows: readonly (readonly string[])[],
  headerRow: number,
  columns: StatementColumns,
): HeaderVatBases {
  const found: Partial<Record<AmountField, VatBasis>> = {};
  for (const field of amountFields) {
    const column = columns[field];
    if (column === undefined) continue;
    for (let row = headerRow; row >= 0 && row > headerRow - headerRows; row -= 1) {
      const cells = rows[row] ?? [];
      // A group and a title are written in the first of their cells. A title speaks of fees; noon's prices are with VAT.
      const header =
        row === headerRow ? cells[column] : cells.slice(0, column + 1).findLast((cell) => cell !== '');
      const { basis } = readHeaderVat(header ?? '');
      if (basis === null || (row < headerRow && !feeFields.has(field))) continue;
      found[field] = basis;
      break;
    }
  }
  return found;
}

/** The fields whose amounts are compared or summed. */
const moneyFields = [...amountFields, 'referralVat', 'fulfilmentVat', 'total', 'amount'] as const;

/**
 * True if the headers of amounts, their groups or the title above them name another currency than the riyal. `rows`: the first rows of the
 * file, of which `headerRow` has the headers.
 */
export function nameOtherCurrency(
  rows: readonly (readonly string[])[],
  headerRow: number,
  columns: StatementColumns,
): boolean {
  return moneyFields.some((field) => {
    const column = columns[field];
    if (column === undefined) return false;
    for (let row = headerRow; row >= 0 && row > headerRow - headerRows; row -= 1) {
      const cells = rows[row] ?? [];
      // A group and a title are written in the first of their cells.
      const header =
        row === headerRow ? cells[column] : cells.slice(0, column + 1).findLast((cell) => cell !== '');
      const { currencies } = currenciesIn(header ?? '');
      if (currencies.length > 0) return namesOtherCurrency(header ?? '');
    }
    return false;
  });
}

/** True if the fulfilment fee of a file may be that of any way of shipping, as noon's "Fullfilment & Logistics Fees". */
export const isAnyFulfilment = (headers: readonly string[], { fulfilment }: StatementColumns): boolean =>
  fulfilment !== undefined && /logistics/.test(statementHeaderKey(headers[fulfilment] ?? ''));

/**
 * Finds the headers among the first rows of a file: those of a known file, else the row with the most known ones, at least three. Null if
 * there is none.
 */
export function findHeaders(rows: readonly (readonly string[])[]): StatementHeaders | null {
  let best: StatementHeaders | null = null;
  let most = 2;
  for (const [headerRow, headers] of rows.slice(0, headerRows).entries()) {
    const columns = columnsOf(headers);
    const keys = new Set([...headers.map(statementHeaderKey), ...headers.map(plainHeaderKey)]);
    const known = layouts.find(([, needed]) => needed.every((key) => keys.has(key)));
    if (known !== undefined) return { layout: known[0], columns, headerRow, headers };
    const count = Object.keys(columns).length;
    if (count <= most) continue;
    most = count;
    best = { layout: 'own', columns, headerRow, headers };
  }
  return best;
}

/** True if a file names what the buyer paid, beside what the store pays out: noon's Consolidated Item Level Fees Report does. */
export const namesPaidPrice = ({ layout, headers, columns: { price } }: StatementHeaders): boolean =>
  layout === 'noonItemFees' &&
  price !== undefined &&
  plainHeaderKey(headers[price] ?? '') === 'invoice_price';

/** The fields without which nothing can be checked; of each group, one is enough. */
const requiredFields: readonly (readonly StatementField[])[] = [
  ['order', 'item'],
  ['partnerSku', 'sku', 'barcode'],
  ['price'],
  ['referral', 'fulfilment'],
];

/** The groups of which a file has no column. */
export const missingFields = (columns: StatementColumns): readonly (readonly StatementField[])[] =>
  requiredFields.filter((group) => group.every((field) => columns[field] === undefined));
