import type { QuoteReply } from '@saer/contract/products/calculate';
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
