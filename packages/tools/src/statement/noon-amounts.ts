import { halfUpEitherWay, parseAmount, unreadable } from './charged-sum.ts';
import type { FineAmount, Charge, NamedCharge, ReadOptions, SkipReason } from './line.ts';
import type { VatBasis } from './header-vat.ts';
import type { StatementColumns, StatementField } from './columns.ts';
import { otherKindOf } from './other-charges.ts';

/** The VAT in prices, in per cent. */
const priceVat = 15;

const priceFields = ['offerPrice', 'listPrice', 'sellerPrice'] as const;
type PriceField = (typeof priceFields)[number];
const promotionFields = ['promotion', 'deal', 'coupon', 'sellerPromotion'] as const;

/** One for all rows without other prices. */
const none: readonly FineAmount[] = [];
/** One for all rows without other charges. */
const noCharges: readonly NamedCharge[] = [];

/** Amounts of a row, with the file's signs. */
export interface NoonAmounts {
  readonly price: FineAmount | null;
  readonly referral: Charge | null;
  readonly fulfilment: Charge | null;
  /** The fulfilment fee is that of a parcel the seller handed over. */
  readonly isShipped: boolean;
  /** Other charges that are not 0. */
  readonly charges: readonly NamedCharge[];
  /** All that the columns charge, as they have it. */
  readonly fees: FineAmount;
  readonly total: FineAmount | null;
}

/** Reads the amounts of rows. Null for a column that the file does not have. */
export class NoonAmountReader {
  readonly #columns: StatementColumns;
  readonly #options: ReadOptions;
  /** The fields of prices and of promotions that the file has. */
  readonly #prices: readonly PriceField[];
  readonly #promotions: readonly StatementField[];

  constructor(columns: StatementColumns, options: ReadOptions) {
    this.#columns = columns;
    this.#options = options;
    this.#prices = priceFields.filter((field) => columns[field] !== undefined);
    this.#promotions = promotionFields.filter((field) => columns[field] !== undefined);
  }

  /** An amount, or why it cannot be read; null without such a column. */
  amount(cells: readonly string[], field: StatementField): FineAmount | SkipReason | null {
    const column = this.#columns[field];
    if (column === undefined) return null;
    const text = (cells[column] ?? '').trim();
    return parseAmount(text) ?? unreadable(text);
  }

  /** Prices that a row names beside the one that it was sold for. */
  otherPrices(cells: readonly string[], price: FineAmount | null): readonly FineAmount[] {
    const { bases = {} } = this.#options;
    let found: FineAmount[] | null = null;
    for (const field of this.#prices) {
      const other = this.amount(cells, field);
      if (typeof other !== 'number' || other <= 0) continue;
      const whole = withPriceVat(other, bases[field]);
      if (whole !== price) (found ??= []).push(whole);
    }
    return found ?? none;
  }

  /** The price before each promotion that a row names, and before all of them. */
  pricesBeforePromotion(cells: readonly string[], price: FineAmount | null): readonly FineAmount[] {
    if (price === null || price === 0) return none;
    let promotions: FineAmount[] | null = null;
    for (const field of this.#promotions) {
      const amount = this.amount(cells, field);
      if (typeof amount === 'number' && amount !== 0) (promotions ??= []).push(Math.abs(amount));
    }
    if (promotions === null) return none;
    const all = promotions.reduce((sum, each) => sum + each, 0);
    const direction = price < 0 ? -1 : 1;
    return [...new Set([...promotions, all])].map((each) => price + direction * each);
  }

  /** Reads the amounts of a row, or why they cannot be read. */
  read(cells: readonly string[], row: number): NoonAmounts | SkipReason {
    const price = this.amount(cells, 'price');
    const referral = this.amount(cells, 'referral');
    const referralVat = this.amount(cells, 'referralVat');
    const fulfilment = this.amount(cells, 'fulfilment');
    const fulfilmentVat = this.amount(cells, 'fulfilmentVat');
    const shipping = this.amount(cells, 'shipping');
    const total = this.amount(cells, 'total');
    if (typeof price === 'string') return price;
    if (typeof referral === 'string') return referral;
    if (typeof referralVat === 'string') return referralVat;
    if (typeof fulfilment === 'string') return fulfilment;
    if (typeof fulfilmentVat === 'string') return fulfilmentVat;
    if (typeof shipping === 'string') return shipping;
    const isShipped = (fulfilment ?? 0) === 0 && (shipping ?? 0) !== 0;
    const { bases = {} } = this.#options;
    const charges = this.#charges(cells, row, isShipped ? 0 : (shipping ?? 0));
    let fees =
      (referral ?? 0) +
      (referralVat ?? 0) +
      (fulfilment ?? 0) +
      (fulfilmentVat ?? 0) +
      (isShipped ? (shipping ?? 0) : 0);
    if (charges !== null) for (const { amount } of charges) fees += amount;
    return {
      price: price === null ? null : withPriceVat(price, bases.price),
      referral: readCharge(referral, referralVat, bases.referral),
      fulfilment: isShipped
        ? readCharge(shipping, null, bases.shipping)
        : readCharge(fulfilment, fulfilmentVat, bases.fulfilment),
      isShipped,
      charges: charges ?? noCharges,
      fees,
      // The total is only compared and summed: a text there does not cost the line.
      total: typeof total === 'number' ? total : null,
    };
  }

  /** The charges beside commission and fulfilment fee; null if there are none. `shipping`: a second fulfilment fee of the row. */
  #charges(cells: readonly string[], row: number, shipping: FineAmount): NamedCharge[] | null {
    const { money = [], bases = {}, file } = this.#options;
    let charges: NamedCharge[] | null = null;
    if (shipping !== 0)
      charges = [{ name: 'DirectShip', kind: 'other', file, row, ...withBasis(shipping, bases.shipping) }];
    for (const { column, name, kind, basis } of money) {
      const text = cells[column] ?? '';
      if (text === '' || text === '0') continue;
      const amount = parseAmount(text.trim());
      if (amount !== null && amount !== 0)
        (charges ??= []).push({ name, kind, file, row, ...withBasis(amount, basis) });
    }
    return charges;
  }

  /** True if a charge beside commission and fulfilment fee is no number. */
  hasUnreadableCharge(cells: readonly string[]): boolean {
    const { money = [] } = this.#options;
    for (const { column } of money) {
      const text = cells[column] ?? '';
      if (text !== '' && text !== '0' && parseAmount(text.trim()) === null) return true;
    }
    return false;
  }
}

/**
 * The charges of a row without a sale. A name that says what the row charges counts for all of it; else each column is a charge. A total
 * that is more than its columns has VAT in it.
 */
export function chargesWithoutSale(
  { charges, fees, total }: Pick<NoonAmounts, 'charges' | 'fees' | 'total'>,
  place: Pick<NamedCharge, 'name' | 'file' | 'row' | 'chargedOn' | 'statement'>,
): NamedCharge[] {
  const { name } = place;
  const kind = otherKindOf(name);
  const isTotal = total !== null && total !== 0;
  if (kind !== 'other' || charges.length === 0) {
    const amount = isTotal ? total : fees;
    const basis = isTotal && fees !== 0 && total !== fees ? 'included' : undefined;
    return amount === 0 ? [] : [{ ...place, kind, ...withBasis(amount, basis) }];
  }
  const rest = charges.reduce((sum, { amount }) => sum - amount, fees);
  const isNamed = charges.length === 1 && rest === 0 && name !== '';
  return [
    ...charges.map((charge) => ({ ...charge, ...place, name: isNamed ? name : charge.name })),
    ...(rest === 0 ? [] : [{ ...place, kind, ...withBasis(rest, undefined) }]),
  ];
}

const withBasis = (amount: FineAmount, basis: VatBasis | undefined): Charge =>
  basis === undefined ? { amount, vat: null } : { amount, vat: null, basis };

/** `basis`: what the header says. An amount that includes its VAT has none to add. */
function readCharge(amount: FineAmount | null, vat: FineAmount | null, basis?: VatBasis): Charge | null {
  if (amount === null) return null;
  const added = (vat === 0 && amount !== 0) || basis === 'included' ? null : vat;
  return basis === undefined ? { amount, vat: added } : { amount, vat: added, basis };
}

/** Both charges in one; null where neither is there. */
export const sumOfCharges = (first: Charge | null, second: Charge | null): Charge | null =>
  first === null || second === null
    ? (first ?? second)
    : {
        ...first,
        amount: first.amount + second.amount,
        vat: first.vat === null && second.vat === null ? null : (first.vat ?? 0) + (second.vat ?? 0),
      };

/** A price as buyers pay it; fees are a share of that one. */
const withPriceVat = (price: FineAmount, basis?: VatBasis): FineAmount =>
  basis === 'excluded' ? halfUpEitherWay(price * (100 + priceVat), 100) : price;
