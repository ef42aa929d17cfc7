import type { Parcel } from '@saer/pricing/parcel';
import type { PricePoint } from '@saer/pricing/price-point';
import type { Quote } from '@saer/pricing/quote';
import type { Target } from '@saer/pricing/target';
import type { Terms } from '@saer/pricing/terms';
import { writeDeadZone, writePoint, writeRange } from './write-point.ts';

/** JSON of what many calculations share: parts of a fee book in memory. */
const written = new WeakMap<object, string>();

/** JSON of a part of the fee book. What is frozen stays as it is, so that it is written once. */
function writeShared(part: object): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  if (Object.isFrozen(part)) written.set(part, text);
  return text;
}

function writeList<T>(list: readonly T[], write: (each: T) => string): string {
  let items = '';
  for (const each of list) items += items === '' ? write(each) : `,${write(each)}`;
  return `[${items}]`;
}

const writeText = (text: string | null): string => (text === null ? 'null' : `"${text}"`);

const writeParcel = ({ sizeClass, shippingWeight }: Parcel): string =>
  `{"sizeClass":"${sizeClass}","shippingWeight":${shippingWeight}}`;

const writeTerms = (terms: Terms): string =>
  `{"referral":${writeShared(terms.referral)},"minReferral":${terms.minReferral},` +
  `"fulfilment":{"below":${terms.fulfilment.below},"above":${terms.fulfilment.above},` +
  `"breakpoint":${terms.fulfilment.breakpoint}},"shippingCredit":${writeShared(terms.shippingCredit)},` +
  `"cost":${terms.cost},${terms.costPaid === undefined ? '' : `"costPaid":${terms.costPaid},`}` +
  `"extraRate":${terms.extraRate},"extraFixed":${terms.extraFixed},"vat":${terms.vat},"feeVat":${terms.feeVat},` +
  `"vatRegistered":${terms.vatRegistered},"feeVatIsCost":${terms.feeVatIsCost},"costVat":${terms.costVat}}`;

function writeTarget({ fixed, ofPrice, ofNet, ofCost }: Target): string {
  let parts = '';
  if (fixed !== undefined) parts += `,"fixed":${fixed}`;
  if (ofPrice !== undefined) parts += `,"ofPrice":${ofPrice}`;
  if (ofNet !== undefined) parts += `,"ofNet":${ofNet}`;
  if (ofCost !== undefined) parts += `,"ofCost":${ofCost}`;
  return `{${parts.slice(1)}}`;
}

const writeWeight = (weight: NonNullable<Quote['weight']>): string =>
  `{"sizeClass":"${weight.sizeClass}","unit":${weight.unit},"packaging":${weight.packaging},` +
  `"volumetric":${weight.volumetric},"roundUpTo":${weight.roundUpTo},"counted":"${weight.counted}",` +
  `"shippingWeight":${weight.shippingWeight},"slabLimit":${weight.slabLimit},` +
  `"largestVolume":${weight.largestVolume && JSON.stringify(weight.largestVolume)},` +
  `"bySides":${weight.bySides && JSON.stringify(weight.bySides)}}`;

/** What stands before the three prices, and what behind them. */
const writeBefore = (quote: Quote): string =>
  `"ok":true,"store":"${quote.store}","version":${writeShared(quote.version)},` +
  `"parcel":${quote.parcel && writeParcel(quote.parcel)},"weightDoubt":${writeText(quote.weightDoubt)},` +
  `"terms":${writeTerms(quote.terms)},"target":${writeTarget(quote.target)},` +
  `"ownTarget":${quote.ownTarget && writeTarget(quote.ownTarget)},"rangeFactor":${writeShared(quote.rangeFactor)},` +
  `"rangeFactorFloor":${quote.rangeFactorFloor},"rangeFactorRole":"${quote.rangeFactorRole}",` +
  `"ending":"${quote.ending}"`;

const writeBehind = (quote: Quote): string =>
  `"finalMeetsTarget":${quote.finalMeetsTarget},"gaps":${writeList(quote.gaps, writeRange)},` +
  `"deadZones":${writeList(quote.deadZones, writeDeadZone)},"breakEven":${quote.breakEven},` +
  `"largestCost":${quote.largestCost},"ownPrice":${quote.ownPrice},"proposal":${quote.proposal && JSON.stringify(quote.proposal)},` +
  `"weight":${quote.weight && writeWeight(quote.weight)}`;

/**
 * A calculation as the contract's schema writes it, in JSON; a test holds the two together. Written field by field: that takes a quarter of
 * what `JSON.stringify` takes, which takes a third of what the schema does. Codes and choices hold no sign that JSON escapes. Prices that
 * are the same are written once: they are most of the text.
 */
export function writeQuote(quote: Quote): string {
  const { minimum, recommended, final } = quote;
  const middle = writePoint(recommended);
  const other = (point: PricePoint): string =>
    point.statement.price === recommended.statement.price ? middle : writePoint(point);
  return (
    `{${writeBefore(quote)},"minimum":${other(minimum)},"recommended":${middle},"final":${other(final)},` +
    `${writeBehind(quote)}}`
  );
}
