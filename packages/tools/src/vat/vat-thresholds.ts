import { shareOf } from '@saer/pricing/money/rounding';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';

/**
 * Taxable sales in twelve months above which a seller must, and above which they may, register for VAT. Sources: GAZT, VAT General
 * Guideline (July 2020); Saudi Gazette 622375, which quotes ZATCA.
 */
export const mandatoryThreshold: Halalas = 37_500_000;
export const voluntaryThreshold: Halalas = 18_750_000;

const MONTHS = 12;

/** The sales of a seller who is not registered. Taxable sales only: standard and zero-rated, not exempt ones. */
export interface TaxableSales {
  /** Each of the last twelve months, oldest first; fewer if the business is younger. Months beyond twelve are ignored. */
  readonly past: readonly Halalas[];
  /** Expected sales of the next month. */
  readonly next: Halalas;
  /** Growth of the expected sales from month to month. */
  readonly growth: BasisPoints;
}

/** Where a seller is: below both thresholds, between them, or above the mandatory one. */
type ThresholdState = 'below' | 'may' | 'must';

/** One month of the rolling total. */
interface RollingMonth {
  /** Months from now: 0 is the month that has just ended, negative ones are past. */
  readonly month: number;
  readonly sales: Halalas;
  /** Sales of this month and the eleven before it. */
  readonly total: Halalas;
}

/** Sales of twelve months, past and future, beside the thresholds. */
export interface ThresholdForecast {
  readonly state: ThresholdState;
  /** Sales of the last twelve months. */
  readonly past: Halalas;
  /** Expected sales of the next twelve months. */
  readonly future: Halalas;
  /** Which of the two decides the state: the larger. */
  readonly decidedBy: 'past' | 'future';
  readonly months: readonly RollingMonth[];
  /** Months until the rolling total exceeds a threshold, 0 if it does already; null if not within twelve months. */
  readonly untilVoluntary: number | null;
  readonly untilMandatory: number | null;
  /** Sales still possible within the twelve months that decide before registration is mandatory; 0 if it is. */
  readonly remaining: Halalas;
}

/**
 * Tells whether a seller may or must register, and follows the rolling total of twelve months. A seller must register if the sales
 * of the past twelve months exceed the threshold, or if those of the next twelve are expected to. Exact for monthly sums up to 10
 * million SAR and growth up to 100 % a month: each month is rounded half up, and capped at 10^12 halalas.
 */
export function forecastThresholds({ past, next, growth }: TaxableSales): ThresholdForecast {
  const known = past.slice(-MONTHS);
  const expected = expectedSales(next, growth);
  const sales = [...known, ...expected];
  const months = sales.map((amount, index) => ({
    month: index - known.length + 1,
    sales: amount,
    total: addUp(sales.slice(Math.max(0, index + 1 - MONTHS), index + 1)),
  }));
  const sold = addUp(known);
  const future = addUp(expected);
  const larger = Math.max(sold, future);
  return {
    state: larger > mandatoryThreshold ? 'must' : larger > voluntaryThreshold ? 'may' : 'below',
    past: sold,
    future,
    decidedBy: future > sold ? 'future' : 'past',
    months,
    untilVoluntary: monthsUntil(months, voluntaryThreshold, sold),
    untilMandatory: monthsUntil(months, mandatoryThreshold, sold),
    remaining: Math.max(0, mandatoryThreshold - larger),
  };
}

/** Spreads a sum over twelve months, the odd halalas on the last, for a seller who knows the year and not its months. */
export function spreadOverYear(sum: Halalas): Halalas[] {
  const each = Math.floor(sum / MONTHS);
  return Array.from({ length: MONTHS }, (_, month) => (month < MONTHS - (sum % MONTHS) ? each : each + 1));
}

const HIGHEST: Halalas = 1_000_000_000_000;

function expectedSales(next: Halalas, growth: BasisPoints): Halalas[] {
  const expected: Halalas[] = [];
  let sales = next;
  for (let month = 0; month < MONTHS; month += 1) {
    expected.push(sales);
    sales = Math.min(HIGHEST, sales + grown(sales, growth));
  }
  return expected;
}

// `shareOf` is exact up to 2^51 ten-thousandths; above, whole riyals are.
const grown = (sales: Halalas, growth: BasisPoints): Halalas =>
  sales * growth <= 2 ** 51 ? shareOf(sales, growth) : shareOf(Math.floor(sales / 10_000), growth) * 10_000;

const addUp = (sums: readonly Halalas[]): Halalas => sums.reduce((total, sum) => total + sum, 0);

function monthsUntil(months: readonly RollingMonth[], threshold: Halalas, sold: Halalas): number | null {
  if (sold > threshold) return 0;
  return months.find(({ month, total }) => month > 0 && total > threshold)?.month ?? null;
}
