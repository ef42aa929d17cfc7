import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatPercentNumber, formatRate } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Answer } from '@saer/quoting/calculator/calculation';

type Props = { readonly of: 'outputVat' | 'feeVatCost' | 'shippingCreditVat'; readonly answer: Answer };

const WHOLE = 10_000;

/** Why a line of VAT is what it is. */
export function VatReason({ of, answer: { quote } }: Props) {
  const { terms, final } = quote;
  const { statement } = final;
  const rate = formatRate(of === 'feeVatCost' ? terms.feeVat : terms.vat);
  if (of === 'feeVatCost') {
    const [referral, fulfilment] = [formatMoney(statement.referralVat), formatMoney(statement.fulfilmentVat)];
    return (
      <Trans>
        {rate} VAT on the commission, {referral}, and on the fulfilment fee, {fulfilment}: you do not recover
        it, so it is a cost.
      </Trans>
    );
  }
  if (!terms.vatRegistered && (of === 'shippingCreditVat' || !terms.bearsSaleVat))
    return <Trans>You are not registered for VAT, so you owe none yourself.</Trans>;
  if (terms.vat === 0) return <Trans>The item is zero-rated: no VAT is due on its sale.</Trans>;
  // Together, so that it is read from left to right in both languages.
  const inside = (halalas: number): string =>
    isolateLtr(
      `${formatMoney(halalas)} × ${formatPercentNumber(terms.vat)} ÷ ${formatPercentNumber(WHOLE + terms.vat)}`,
    );
  if (of === 'shippingCreditVat') {
    const division = inside(statement.shippingCredit);
    return (
      <Trans>
        The {rate} VAT inside the shipping credit: {division}.
      </Trans>
    );
  }
  const division = inside(statement.price);
  if (terms.bearsSaleVat)
    return (
      <Trans>
        The {rate} VAT inside the price, which the store owes as the supplier by law and keeps from your
        payout: {division}.
      </Trans>
    );
  return (
    <Trans>
      The {rate} VAT inside the price, which you owe to ZATCA: {division}.
    </Trans>
  );
}
