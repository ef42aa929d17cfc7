import { calculateRow } from '@saer/contract/products/calculate';
import { type QuoteReply } from '@saer/contract/products/quote';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { maxBatchErrors, maxRowErrors } from '@saer/contract/api/limits';
import type { Language } from '@saer/i18n/locale';
import { AppError } from '../../http/replies/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { listFieldErrors } from '../../http/replies/error-reply.ts';
import { Utf8Builder } from '../../http/replies/utf8-builder.ts';
import { fastParseRow, priceRow, type CalculationRow } from './fast-parse-row.ts';
import type { Database } from '../../database/database.ts';
import { findFeeBook, findFeeBookWith, publishedTable } from '../../fees/queries.ts';
import type { Parcel } from '@saer/pricing/fees/parcel';
import type { PricePoint } from '@saer/pricing/answer/price-point';
import type { Quote } from '@saer/pricing/answer/quote';
import type { Target } from '@saer/pricing/fees/product-target';
import type { Terms } from '@saer/pricing/fees/terms';
import type { StoreFee } from '@saer/contract/fees/choices';
import type { Quoted } from '@saer/quoting/price-product';

type Named<T> = { readonly [Each in keyof QuoteReply]?: T };

/** Cached JSON of values that many calculations share: parts of a fee book. */
const written = new WeakMap<object, string>();

/** Serialises a part of the fee book. Frozen values cannot change, so each is serialised once. */
function writeShared(part: object): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  if (Object.isFrozen(part)) written.set(part, text);
  return text;
}

const writeParcel = ({ sizeClass, shippingWeight }: Parcel): string =>
  `{"sizeClass":"${sizeClass}","shippingWeight":${shippingWeight}}`;

const writeTerms = (terms: Terms): string =>
  `{"referral":${writeShared(terms.referral)},"minReferral":${terms.minReferral},` +
  `"fulfilment":{"below":${terms.fulfilment.below},"above":${terms.fulfilment.above},` +
  `"breakpoint":${terms.fulfilment.breakpoint}},"shippingCredit":${writeShared(terms.shippingCredit)},` +
  `"cost":${terms.cost},${terms.costPaid === undefined ? '' : `"costPaid":${terms.costPaid},`}` +
  `"extraRate":${terms.extraRate},"extraFixed":${terms.extraFixed},` +
  `"adsRate":${terms.adsRate},"couponRate":${terms.couponRate},` +
  `"returnCost":${terms.returnCost},"storageCost":${terms.storageCost},"vat":${terms.vat},"feeVat":${terms.feeVat},` +
  `"vatRegistered":${terms.vatRegistered},"bearsSaleVat":${terms.bearsSaleVat},"feeVatIsCost":${terms.feeVatIsCost},"costVat":${terms.costVat}}`;

function writeTarget({ fixed, ofPrice, ofNet, ofCost }: Target): string {
  let parts = '';
  if (fixed !== undefined) parts += `,"fixed":${fixed}`;
  if (ofPrice !== undefined) parts += `,"ofPrice":${ofPrice}`;
  if (ofNet !== undefined) parts += `,"ofNet":${ofNet}`;
  if (ofCost !== undefined) parts += `,"ofCost":${ofCost}`;
  return `{${parts.slice(1)}}`;
}

/**
 * The part before the three prices, concatenated from texts, most of which are shared. Codes and choices contain no characters that
 * JSON escapes.
 */
const writeFieldsBeforePrices = (quote: Quote): string =>
  `"ok":true,"store":"${quote.store}","version":${writeShared(quote.version)},` +
  `"parcel":${quote.parcel && writeParcel(quote.parcel)},` +
  `"weightDoubt":${quote.weightDoubt && `"${quote.weightDoubt}"`},` +
  `"terms":${writeTerms(quote.terms)},"target":${writeTarget(quote.target)},` +
  `"ownTarget":${quote.ownTarget && writeTarget(quote.ownTarget)},"rangeFactor":${quote.rangeFactor && writeShared(quote.rangeFactor)},` +
  `"rangeFactorFloor":${quote.rangeFactorFloor},"rangeFactorRole":"${quote.rangeFactorRole}",` +
  `"ending":"${quote.ending}"`;

/** The part after them. */
const fieldsAfterPrices = (
  { finalMeetsTarget, gaps, deadZones, breakEven, largestCost, ownPrice, proposal, weight }: Quote,
  toConfirm: readonly StoreFee[],
) =>
  ({
    finalMeetsTarget,
    gaps,
    deadZones,
    breakEven,
    largestCost,
    ownPrice,
    proposal,
    weight,
    toConfirm,
  }) satisfies Named<unknown>;

/**
 * Serialises a quote exactly like the contract's schema, which takes three times as long as the calculation itself; a test compares the
 * two. Equal prices, most of the text, are serialised once.
 */
export function writeQuote({ quote, toConfirm }: Pick<Quoted<Quote>, 'quote' | 'toConfirm'>): string {
  const { minimum, recommended, final } = quote;
  const middle = JSON.stringify(recommended);
  const other = (point: PricePoint): string =>
    point.statement.price === recommended.statement.price ? middle : JSON.stringify(point);
  const last = JSON.stringify(fieldsAfterPrices(quote, toConfirm)).slice(1);
  return `{${writeFieldsBeforePrices(quote)},"minimum":${other(minimum)},"recommended":${middle},"final":${other(final)},${last}`;
}

/** Estimated bytes of an outcome, rounded up. */
const usualLength = 2_500;

interface Batch {
  readonly book: FeeBook;
  /** The one fee table that prices the rows, if named. */
  readonly feeTable: string | undefined;
  readonly language: Language;
}

interface Written {
  readonly text: string;
  readonly problems: number;
}

/** Parses a row, or throws its first `max` errors. */
const parseRow = (row: unknown, max?: number): CalculationRow =>
  fastParseRow(row) ?? parseInput(calculateRow, row, [], max);

/** A row's quote, or its first `max` errors, as JSON. */
function priceOutcome({ book, feeTable, language }: Batch, row: unknown, at: number, max: number): Written {
  try {
    return { text: writeQuote(priceRow(book, parseRow(row, max), feeTable)), problems: 0 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fieldErrors = error.fieldErrors.map(({ field, ...fieldError }) => ({
      ...fieldError,
      field: ['products', at, field].filter((each) => each !== undefined).join('.'),
    }));
    const listed = listFieldErrors(fieldErrors, language, { max, count: fieldErrors.length + error.more });
    return { text: JSON.stringify({ ok: false, ...listed }), problems: listed.problems.length };
  }
}

/** Prices each row separately and writes the outcomes, yielding to other requests in between. */
export async function priceBatch(batch: Batch, rows: readonly unknown[]): Promise<Buffer> {
  const yieldToEventLoop = timeSlice();
  const reply = new Utf8Builder(rows.length * usualLength);
  let listed = 0;
  for (const [at, row] of rows.entries()) {
    const { text, problems } = priceOutcome(batch, row, at, listed < maxBatchErrors ? maxRowErrors : 1);
    listed += problems;
    reply.add(at === 0 ? '{"outcomes":[' : ',');
    reply.add(text);
    const pause = yieldToEventLoop();
    if (pause !== undefined) await pause;
  }
  reply.add(']}');
  return reply.bytes();
}

interface Calculation {
  readonly on: string;
  readonly feeTable: string | undefined;
  /** The seller whose agreed fees apply; null for a guest's calculation. */
  readonly seller: number | null;
}

/** The fee book of a day; a published fee table that the calculation names replaces its store's. */
export async function findCalculationBook(
  db: Database,
  { on, feeTable, seller }: Calculation,
): Promise<FeeBook> {
  const chosen = feeTable === undefined ? undefined : await publishedTable(db, feeTable);
  return chosen === undefined
    ? findFeeBook(db, on, seller)
    : findFeeBookWith(db, { on, feeTableId: chosen, seller });
}
