import { fulfilmentFee } from './fulfilment-fee.ts';
import { referralFee } from './referral-fee.ts';
import { shareOf, vatInside } from './rounding.ts';
import { shippingCredit, shippingCreditVat } from './shipping-credit.ts';
import type { Terms } from './terms.ts';
import type { Halalas } from './units.ts';
import { bearsFeeVat, costLine, outputVat } from './vat.ts';

/** The last line of the statement at a price, without the lines between. */
export function profitAt(terms: Terms, price: Halalas): Halalas {
  return price - risingLines(terms, price) - standingLines(terms, price);
}

/** The lines that rise with the price between two breakpoints: VAT, the referral fee and the extra rate. */
export function risingLines(terms: Terms, price: Halalas): Halalas {
  return (
    outputVat(terms, price) + feeBorne(terms, referralFee(terms, price)) + shareOf(price, terms.extraRate)
  );
}

/** The lines that stand still between two breakpoints: fulfilment, cost and the fixed extra, less the shipping credit. */
export function standingLines(terms: Terms, price: Halalas): Halalas {
  const credit = shippingCredit(terms, price);
  return (
    feeBorne(terms, fulfilmentFee(terms, price)) +
    costLine(terms) +
    terms.extraFixed -
    (credit - shippingCreditVat(terms, credit))
  );
}

/** The part of a VAT-inclusive fee that the seller does not get back. */
function feeBorne(terms: Terms, fee: Halalas): Halalas {
  return bearsFeeVat(terms) ? fee : fee - vatInside(fee, terms.feeVat);
}
