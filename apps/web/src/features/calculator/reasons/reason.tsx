import type { ReactNode } from 'react';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Explained, OptionalComponent } from '../riyal-lines.ts';
import { FulfilmentReason } from './fulfilment-reason.tsx';
import { ReferralReason } from './referral-reason.tsx';
import { VatReason } from './vat-reason.tsx';
import { useTargetText } from '../figure-texts.ts';

/** Says what a price has to leave; undefined where nothing is asked of it. */
const useAskedText = (): ((quote: Answer['quote']) => string | undefined) => {
  const { t } = useLingui();
  const targetText = useTargetText();
  return (quote) => {
    const { ownTarget } = quote;
    if (
      quote.recommended !== null &&
      quote.rangeFactorFloor !== null &&
      (ownTarget === null || quote.ownPrice !== null)
    ) {
      const floor = formatMoney(quote.rangeFactorFloor);
      return t`${floor}, the least profit by the range factor`;
    }
    return ownTarget === null ? undefined : targetText(ownTarget);
  };
};

type StoreMoneyReasonProps = {
  readonly of: 'payout' | 'storeFees' | 'shippingCredit';
  readonly answer: Answer;
};

/** Why the store deducts, adds or transfers what it does. */
function StoreMoneyReason({ of, answer: { quote } }: StoreMoneyReasonProps) {
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

type PriceReasonProps = {
  readonly of: 'price' | 'minimum' | 'breakEven' | 'maxCost' | 'supplierCost';
  readonly answer: Answer;
};

const endings = { none: '.00', whole: '.00', '.95': '.95', '.99': '.99' } as const;

/** Why a price, or the largest cost for it, is what it is. */
function PriceReason({ of, answer: { quote } }: PriceReasonProps) {
  const asked = useAskedText()(quote) ?? '';
  const price = formatMoney(quote.final.statement.price);
  if (of === 'price') return <FinalReason quote={quote} asked={asked} />;
  if (of === 'minimum')
    return (
      <Trans>The lowest price that leaves {asked}, after every fee and VAT; a halala less misses it.</Trans>
    );
  if (of === 'maxCost')
    return <Trans>If the product cost you more than this, {price} would make a loss.</Trans>;
  if (of === 'supplierCost')
    return (
      <Trans>
        The highest cost at which {price} still leaves what you asked for: {asked}.
      </Trans>
    );
  return quote.breakEven === null ? (
    <Trans>With these fees and costs every price makes a loss.</Trans>
  ) : (
    <Trans>The lowest price without a loss: fees, VAT and your cost take all of it.</Trans>
  );
}

function FinalReason({ quote, asked }: Pick<Answer, 'quote'> & { readonly asked: string }) {
  if (quote.recommended === null) return <Trans>The price you entered, with VAT as buyers see it.</Trans>;
  const least = quote.minimum.statement.price;
  if (quote.final.statement.price === least)
    return <Trans>The lowest price that leaves {asked}, after every fee and VAT.</Trans>;
  const [minimum, ending] = [formatMoney(least), isolateLtr(endings[quote.ending])];
  return (
    <Trans>
      {minimum} is the lowest price that leaves {asked}; it is raised to the next price that ends in {ending}.
    </Trans>
  );
}

type CostReasonProps = { readonly of: 'cost' | 'costWithVat' | 'extra'; readonly answer: Answer };

/** Why the cost, or the seller's extra costs, count as they do. */
function CostReason({ of, answer: { product, quote } }: CostReasonProps) {
  const { terms, final } = quote;
  const typed = formatMoney(product.cost);
  const vat = formatRate(product.costVat);
  if (of === 'extra') {
    const price = formatMoney(final.statement.price);
    const [rate, fixed] = [formatRate(terms.extraRate), formatMoney(terms.extraFixed)];
    if (terms.extraRate === 0) return <Trans>The {fixed} of extra costs you entered.</Trans>;
    if (terms.extraFixed === 0)
      return (
        <Trans>
          {rate} of the price, {price}: the extra costs you entered.
        </Trans>
      );
    return (
      <Trans>
        {rate} of the price, {price}, and {fixed} on top: the extra costs you entered.
      </Trans>
    );
  }
  if (of === 'costWithVat')
    return product.costIncludesVat ? (
      <Trans>The {typed} you paid, VAT included: without VAT registration you do not recover it.</Trans>
    ) : (
      <Trans>
        The {typed} you entered plus {vat} VAT, which you do not recover without VAT registration.
      </Trans>
    );
  return product.costIncludesVat ? (
    <Trans>
      The {typed} you entered without the {vat} VAT inside it, which you recover.
    </Trans>
  ) : (
    <Trans>The cost before VAT, as you entered it.</Trans>
  );
}

type MarginReasonProps = {
  readonly of: 'marginOfPrice' | 'marginOfNet' | 'marginOfCost';
  readonly answer: Answer;
};

/** Why a margin is what it is: the profit, and what it is divided by. */
function MarginReason({ of, answer: { quote } }: MarginReasonProps) {
  const { price, outputVat, profit: earned } = quote.final.statement;
  const profit = formatMoney(earned);
  if (of === 'marginOfPrice') {
    const base = formatMoney(price);
    return (
      <Trans>
        The profit, {profit}, as a share of the price with VAT, {base}, rounded down.
      </Trans>
    );
  }
  if (of === 'marginOfNet') {
    const base = formatMoney(price - outputVat);
    return (
      <Trans>
        The profit, {profit}, as a share of the price before VAT, {base}, rounded down.
      </Trans>
    );
  }
  const base = formatMoney(quote.terms.cost);
  return (
    <Trans>
      The profit, {profit}, as a share of the cost before VAT, {base}, rounded down.
    </Trans>
  );
}

type OptionalLineReasonProps = { readonly of: OptionalComponent; readonly answer: Answer };

/** Explanation of a line of ads, coupons, returns or storage. */
function OptionalLineReason({ of, answer: { quote } }: OptionalLineReasonProps) {
  const { terms, final } = quote;
  const price = formatMoney(final.statement.price);
  if (of === 'ads')
    return (
      <Trans>
        {formatRate(terms.adsRate)} of the price, {price}: the share of your sales that you spend on ads.
      </Trans>
    );
  if (of === 'coupon')
    return (
      <Trans>
        {formatRate(terms.couponRate)} of the price, {price}: what coupons cost you on average. VAT and
        commission are calculated on the full price, so your profit is never overstated.
      </Trans>
    );
  if (of === 'returns')
    return (
      <Trans>The {formatMoney(terms.returnCost)} you entered: what returns cost for each unit sold.</Trans>
    );
  return <Trans>The {formatMoney(terms.storageCost)} you entered: storing one unit until it is sold.</Trans>;
}

/** Why the profit is what it is. */
function ProfitReason({ answer: { quote } }: { readonly answer: Answer }) {
  const askedText = useAskedText();
  const { statement, margins } = quote.final;
  const price = formatMoney(statement.price);
  const margin = formatRate(margins.ofPrice ?? 0);
  const asked = askedText(quote);
  return asked === undefined ? (
    <Trans>
      What is left of {price} after all the other lines: {margin} of the price.
    </Trans>
  ) : (
    <Trans>
      What is left of {price} after all the other lines: {margin} of the price. Asked for: {asked}.
    </Trans>
  );
}

type Props = { readonly of: Explained; readonly answer: Answer };

const reasons: Readonly<Record<Explained, (answer: Answer) => ReactNode>> = {
  cost: (answer) => <CostReason of="cost" answer={answer} />,
  costWithVat: (answer) => <CostReason of="costWithVat" answer={answer} />,
  extra: (answer) => <CostReason of="extra" answer={answer} />,
  ads: (answer) => <OptionalLineReason of="ads" answer={answer} />,
  coupon: (answer) => <OptionalLineReason of="coupon" answer={answer} />,
  returns: (answer) => <OptionalLineReason of="returns" answer={answer} />,
  storage: (answer) => <OptionalLineReason of="storage" answer={answer} />,
  referral: (answer) => <ReferralReason answer={answer} />,
  fulfilment: (answer) => <FulfilmentReason of="fulfilment" answer={answer} />,
  sizeClass: (answer) => <FulfilmentReason of="sizeClass" answer={answer} />,
  outputVat: (answer) => <VatReason of="outputVat" answer={answer} />,
  feeVatCost: (answer) => <VatReason of="feeVatCost" answer={answer} />,
  shippingCreditVat: (answer) => <VatReason of="shippingCreditVat" answer={answer} />,
  shippingCredit: (answer) => <StoreMoneyReason of="shippingCredit" answer={answer} />,
  payout: (answer) => <StoreMoneyReason of="payout" answer={answer} />,
  storeFees: (answer) => <StoreMoneyReason of="storeFees" answer={answer} />,
  profit: (answer) => <ProfitReason answer={answer} />,
  marginOfPrice: (answer) => <MarginReason of="marginOfPrice" answer={answer} />,
  marginOfNet: (answer) => <MarginReason of="marginOfNet" answer={answer} />,
  marginOfCost: (answer) => <MarginReason of="marginOfCost" answer={answer} />,
  price: (answer) => <PriceReason of="price" answer={answer} />,
  minimum: (answer) => <PriceReason of="minimum" answer={answer} />,
  breakEven: (answer) => <PriceReason of="breakEven" answer={answer} />,
  maxCost: (answer) => <PriceReason of="maxCost" answer={answer} />,
  supplierCost: (answer) => <PriceReason of="supplierCost" answer={answer} />,
};

/** One sentence on a figure of an answer: what it is made of, by which table and from which day. */
export function Reason({ of, answer }: Props) {
  return (
    <p className="pt-0.5 pb-2.5 text-sm text-muted" data-testid="reason">
      {reasons[of](answer)}
    </p>
  );
}
