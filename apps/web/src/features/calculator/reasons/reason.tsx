import type { ReactNode } from 'react';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { CostReason } from './cost-reason.tsx';
import type { Explained } from './explained.ts';
import { FulfilmentReason } from './fulfilment-reason.tsx';
import { MarginReason } from './margin-reason.tsx';
import { OptionalLineReason } from './optional-line-reason.tsx';
import { PriceReason } from './price-reason.tsx';
import { ProfitReason } from './profit-reason.tsx';
import { ReferralReason } from './referral-reason.tsx';
import { StoreMoneyReason } from './store-money-reason.tsx';
import { VatReason } from './vat-reason.tsx';

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
