import { partsWithVat, WHOLE, withVat } from '@saer/pricing/money/rounding';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import type { ResolvedLine } from './resolve-line.ts';

/** Prices that a rate applies to: all, or those up to the price where the commission changes, or above it. */
type PriceBand = 'all' | 'below' | 'above';

/** A commission rate that lines show. */
export interface LearnedRate {
  readonly store: string;
  readonly subFamily: string;
  readonly band: PriceBand;
  /** `YYYY-MM` of the lines' days. */
  readonly month: string;
  readonly rate: BasisPoints;
  /** Lines that agree to the halala a unit, and those that show another rate. */
  readonly lines: number;
  readonly contradicting: number;
  /** The rule of the fee table on the lines' days. */
  readonly replaces: ReferralRule;
  /** That rule has a source, or an admin confirmed it. */
  readonly isConfirmed: boolean;
}

/** Why lines of a category show no rate. */
export type UnclearReason =
  /** Fewer than three. */
  | 'fewLines'
  /** No rate has three lines and more than half of them. */
  | 'disagree'
  /** The prices are so small that several rates give the same fees. */
  | 'smallPrices'
  /** Both rates apply to them, and the lower one is not known. */
  | 'needsLower';

interface UnclearRate extends Pick<LearnedRate, 'store' | 'subFamily' | 'band' | 'month'> {
  readonly reason: UnclearReason;
  readonly lines: number;
}

export interface LearnedRates {
  readonly rates: readonly LearnedRate[];
  readonly unclear: readonly UnclearRate[];
  /** Lines left out because their file does not say whether its fees include VAT. */
  readonly withoutBasis: number;
}

/** The fewest lines that a rate is believed from. Source: docs/PRICING.md, provenance. */
const fewestLines = 3;
/** Rates of fee tables are whole or half per cents, at most half the price: others are the work of VAT or rounding. */
const step: BasisPoints = 50;
const steps = 100;
/** Dearer lines say nothing that others do not, and their products are no longer exact. */
const maxPrice: Halalas = 100_000_000;
/** Prices above the limit of a sliding commission that are compared once the lower rate is known. */
const maxSamples = 5_000;

/** The price and charge of one line. */
interface Sample {
  readonly price: Halalas;
  readonly charged: Halalas;
  readonly quantity: number;
}

/** The lines of one store, category, band, month and rule. */
class RateCount {
  lines = 0;
  readonly samples: Sample[] = [];
  /** By rate in steps: lines that it explains. */
  readonly #agreeing = new Uint32Array(steps + 1);
  readonly #factor: number;

  constructor(feeVat: BasisPoints) {
    this.#factor = WHOLE + feeVat;
  }

  /** Counts every rate that explains a charge within a halala a unit; `base` is charged before `sum` is. */
  count({ charged, quantity }: Sample, sum: Halalas, base = 0): void {
    this.lines += 1;
    const unit = charged / quantity;
    // Rates whose fee is near enough: a few steps around the exact one.
    const exact = ((unit * WHOLE * WHOLE) / this.#factor - base) / (sum * step);
    const reach = Math.ceil((2 * WHOLE * WHOLE) / (this.#factor * sum * step)) + 1;
    const first = Math.max(1, Math.floor(exact) - reach);
    const last = Math.min(steps, Math.ceil(exact) + reach);
    for (let at = first; at <= last; at += 1) {
      const fee = partsWithVat(base + at * step * sum, this.#factor);
      if (Math.abs(charged - fee * quantity) <= quantity) this.#agreeing[at] = (this.#agreeing[at] ?? 0) + 1;
    }
  }

  /** The one rate that most lines agree on, or why there is none. */
  result(): { readonly rate: BasisPoints; readonly lines: number } | UnclearReason {
    if (this.lines < fewestLines) return 'fewLines';
    const most = Math.max(...this.#agreeing);
    if (most < fewestLines || most * 2 <= this.lines) return 'disagree';
    const first = this.#agreeing.indexOf(most);
    // Only a rate that explains all agreeing lines alone is one: with small prices several do.
    if (this.#agreeing.lastIndexOf(most) !== first) return 'smallPrices';
    return { rate: first * step, lines: most };
  }
}

interface Group extends Pick<
  LearnedRate,
  'store' | 'subFamily' | 'band' | 'month' | 'replaces' | 'isConfirmed'
> {
  /** Place of the table among the fee books, newest first. */
  readonly bookIndex: number;
  readonly count: RateCount;
}

const findBand = (rule: ReferralRule, price: Halalas): PriceBand => {
  if (rule.shape === 'flat') return 'all';
  return price <= rule.limit ? 'below' : 'above';
};

/**
 * Learns the commission rates that the lines of saved products show. Lines at the store's minimum fee, and those of products with a
 * commission of their own, say nothing of a rate. Prices and charges in halalas, VAT included; rates in basis points.
 */
export class RateLearner {
  readonly #groups = new Map<string, Group>();
  #withoutBasis = 0;

  /** Takes up the commission of a sale. `isBasisKnown`: whether its file's fees include VAT is not only assumed. */
  count(
    { line, subject, due, table, bookIndex, price, feeVat }: ResolvedLine,
    charged: Halalas,
    isBasisKnown: boolean,
  ): void {
    const terms = due?.terms;
    const rule = terms?.referral;
    const product = subject.saved === null ? null : subject.product;
    if (!terms || rule === undefined || due?.referral !== null || product === null || table === null) return;
    const { subFamily } = product;
    const isOwn = table.referralRules[subFamily] !== rule;
    if (isOwn || line.day === null || charged <= 0 || price <= 0 || price > maxPrice) return;
    const { quantity } = line;
    if (charged <= (withVat(terms.minReferral, feeVat) + 1) * quantity) return;
    if (!isBasisKnown) {
      this.#withoutBasis += 1;
      return;
    }
    const band = findBand(rule, price);
    const month = line.day.slice(0, 7);
    const key = [subject.store, subFamily, band, month, bookIndex].join(' ');
    const group = this.#groups.get(key) ?? {
      store: subject.store,
      subFamily,
      band,
      month,
      replaces: rule,
      isConfirmed: due.toConfirm.every((fee) => fee !== 'referral'),
      bookIndex,
      count: new RateCount(feeVat),
    };
    this.#groups.set(key, group);
    const sample = { price, charged, quantity };
    if (rule.shape === 'sliding' && band === 'above') {
      if (group.count.samples.length < maxSamples) group.count.samples.push(sample);
    } else group.count.count(sample, price);
  }

  /** The rates that were seen, by store and category, the latest month first. */
  result(): LearnedRates {
    const rates: LearnedRate[] = [];
    const unclear: UnclearRate[] = [];
    for (const group of this.#latestBooks()) {
      const { count, bookIndex: _index, ...figure } = group;
      const found = this.#resultOf(group);
      if (typeof found === 'string') {
        const { store, subFamily, band, month } = figure;
        unclear.push({ store, subFamily, band, month, reason: found, lines: listLines(count) });
      } else rates.push({ ...figure, ...found, contradicting: count.lines - found.lines });
    }
    return {
      rates: rates.toSorted(byFigure),
      unclear: unclear.toSorted(byFigure),
      withoutBasis: this.#withoutBasis,
    };
  }

  /** In a month in which the fee table changed, only the later part counts. */
  #latestBooks(): Group[] {
    const latest = new Map<string, Group>();
    for (const group of this.#groups.values()) {
      const key = toKey(group);
      const known = latest.get(key);
      if (known === undefined || group.bookIndex < known.bookIndex) latest.set(key, group);
    }
    return [...latest.values()];
  }

  #resultOf({ count, ...group }: Group): ReturnType<RateCount['result']> {
    const { replaces } = group;
    if (replaces.shape !== 'sliding' || group.band === 'all' || group.band === 'below') return count.result();
    const below = this.#groups.get(
      [group.store, group.subFamily, 'below', group.month, group.bookIndex].join(' '),
    );
    const lower = below?.count.result();
    if (lower === undefined || typeof lower === 'string') return 'needsLower';
    if (count.lines === 0)
      for (const sample of count.samples)
        count.count(sample, sample.price - replaces.limit, lower.rate * replaces.limit);
    return count.result();
  }
}

const listLines = ({ lines, samples }: RateCount): number => Math.max(lines, samples.length);

const toKey = ({
  store,
  subFamily,
  band,
  month,
}: Pick<LearnedRate, 'store' | 'subFamily' | 'band' | 'month'>) => [store, subFamily, band, month].join(' ');

const bands: readonly PriceBand[] = ['all', 'below', 'above'];

function byFigure(
  a: Pick<LearnedRate, 'store' | 'subFamily' | 'band' | 'month'>,
  b: Pick<LearnedRate, 'store' | 'subFamily' | 'band' | 'month'>,
): number {
  return (
    a.store.localeCompare(b.store, 'en') ||
    a.subFamily.localeCompare(b.subFamily, 'en') ||
    bands.indexOf(a.band) - bands.indexOf(b.band) ||
    b.month.localeCompare(a.month, 'en')
  );
}

/** The latest of the rates for each store, category and band: the ones that prices are calculated with. */
export function latestRates(rates: readonly LearnedRate[]): readonly LearnedRate[] {
  const latest = new Map<string, LearnedRate>();
  for (const rate of rates) {
    const key = [rate.store, rate.subFamily, rate.band].join(' ');
    const known = latest.get(key);
    if (known === undefined || rate.month > known.month) latest.set(key, rate);
  }
  return [...latest.values()];
}
