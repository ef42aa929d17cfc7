import { shareOf, vatInside } from '@saer/pricing/money/rounding';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';

/** Sales and purchases of a registered seller in one period. Sums include VAT unless their name says otherwise. */
export interface VatPeriod {
  /** Sales at the standard rate, after refunds. */
  readonly sales: Halalas;
  /** Zero-rated sales and exports. */
  readonly zeroRatedSales: Halalas;
  /** Deductions of the stores. */
  readonly storeFees: Halalas;
  /** Goods bought from registered suppliers in the Kingdom. */
  readonly purchases: Halalas;
  /** VAT paid at customs, as the customs declaration says it. */
  readonly importVat: Halalas;
  /** Services of suppliers abroad who charged no Saudi VAT, without VAT: the buyer accounts for it (reverse charge). */
  readonly importedServices: Halalas;
  /** Other costs with a tax invoice: rent, transport, advertising. */
  readonly otherCosts: Halalas;
}

/** The lines of a VAT return. `due` is negative if more VAT was paid than collected. */
export interface VatReturn {
  /** On sales. */
  readonly outputVat: Halalas;
  /** On imported services: once owed, and once recovered. */
  readonly reverseChargeVat: Halalas;
  readonly storeFeeVat: Halalas;
  readonly purchaseVat: Halalas;
  readonly importVat: Halalas;
  readonly otherVat: Halalas;
  readonly inputVat: Halalas;
  readonly due: Halalas;
  /** Sales of the period without VAT, zero-rated ones included. */
  readonly netSales: Halalas;
}

/**
 * Estimates the VAT due for a period at `rate`: output VAT less input VAT, each line rounded half up. An estimate, because invoices
 * round line by line and a sum over a period rounds once. VAT on imported services is output and input VAT at once, the same sum, for a seller
 * whose sales are all taxable. Exact for sums up to 2^51 / 10,000 halalas (2.2 billion SAR).
 * Source: GAZT, VAT General Guideline (July 2020).
 */
export function vatReturn(period: VatPeriod, rate: BasisPoints): VatReturn {
  const outputVat = vatInside(period.sales, rate);
  const storeFeeVat = vatInside(period.storeFees, rate);
  const purchaseVat = vatInside(period.purchases, rate);
  const otherVat = vatInside(period.otherCosts, rate);
  const reverseChargeVat = shareOf(period.importedServices, rate);
  const { importVat } = period;
  const inputVat = storeFeeVat + purchaseVat + importVat + otherVat + reverseChargeVat;
  return {
    outputVat,
    reverseChargeVat,
    storeFeeVat,
    purchaseVat,
    importVat,
    otherVat,
    inputVat,
    due: outputVat + reverseChargeVat - inputVat,
    netSales: period.sales - outputVat + period.zeroRatedSales,
  };
}

/** Taxable sales of twelve months above which VAT is filed every month. */
const MONTHLY_FILING_ABOVE: Halalas = 40_000_000_00;

/** The VAT period by the taxable sales of twelve months. Source: Avalara, "Saudi Arabian VAT returns"; each return is due with its payment on the last day of the next month. */
export const filingPeriod = (yearlySales: Halalas): 'month' | 'quarter' =>
  yearlySales > MONTHLY_FILING_ABOVE ? 'month' : 'quarter';
