import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { Answer } from '@saer/quoting/calculator/calculation';

type Props = { readonly of: 'payout' | 'storeFees' | 'shippingCredit'; readonly answer: Answer };

/** Why the store deducts, adds or transfers what it does. */
export function StoreMoneyReason({ of, answer: { quote } }: Props) {
  const { statement } = quote.final;
  const [price, fees] = [formatMoney(statement.price), formatMoney(statement.totalStoreFees)];
  const credit = formatMoney(statement.shippingCredit);
  if (of === 'shippingCredit') {
    const band = quote.terms.shippingCredit.find(({ upTo }) => statement.price <= upTo);
    const limit = formatMoney(band?.upTo ?? statement.price);
    return (
      <Trans>
        The store pays you {credit} towards shipping at prices up to {limit}. It comes beside the price, so it
        is subtracted here.
      </Trans>
    );
  }
  if (of === 'storeFees') {
    const [referral, fulfilment] = [formatMoney(statement.referral), formatMoney(statement.fulfilment)];
    const vat = formatMoney(statement.referralVat + statement.fulfilmentVat);
    return (
      <Trans>
        Commission {referral}, fulfilment {fulfilment}, and the VAT on both, {vat}: what the store deducts.
      </Trans>
    );
  }
  const { ads, coupon, returns, storage } = statement;
  const separate = ads + coupon + returns + storage;
  return (
    <>
      {statement.shippingCredit > 0 ? (
        <Trans>
          {price} less the store’s fees with VAT, {fees}, plus its shipping credit, {credit}: what the store
          transfers to you.
        </Trans>
      ) : (
        <Trans>
          {price} less the store’s fees with VAT, {fees}: what the store transfers to you.
        </Trans>
      )}{' '}
      {separate > 0 ? (
        <Trans>
          Ads, coupons, returns and storage, {formatMoney(separate)} together, are not deducted here: they are
          charged separately.
        </Trans>
      ) : null}
    </>
  );
}
