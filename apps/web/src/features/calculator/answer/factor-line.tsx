import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { Quote } from '@saer/pricing/quote';

/** Says that the admin's policy does not cover the cost, so that only the seller's own target was asked for. */
function FactorMissing({ cost }: { readonly cost: number }) {
  return (
    <p className="rounded-control bg-warning-soft px-3.5 py-3 text-sm text-ink" data-testid="factor-missing">
      <Trans>
        The admins have set no range factor for a cost of {formatMoney(cost)} before VAT, so only your own
        target decides. They see this as a task.
      </Trans>
    </p>
  );
}

/** The first line under a price determined by a range factor, with the price for the seller's own target alone. */
export function FactorLine({ quote }: { readonly quote: Quote }) {
  const { rangeFactorRole, rangeFactor, rangeFactorFloor, ownPrice: own } = quote;
  if (rangeFactor === null || rangeFactorFloor === null) return <FactorMissing cost={quote.terms.cost} />;
  const floor = formatMoney(rangeFactorFloor);
  if (rangeFactorRole !== 'target' && own === null) return null;
  return (
    <p className="rounded-control bg-info-soft px-3.5 py-3 text-sm text-ink" data-testid="factor-line">
      {own === null ? (
        <Trans>You set no target, so the range factor decides: a profit of at least {floor}.</Trans>
      ) : (
        <Trans>
          The minimum profit at this cost is {floor} (set by the admin’s range factor), so the price is
          higher. Your own target would be met at {formatMoney(own)}.
        </Trans>
      )}{' '}
      {own === null && !rangeFactor.confirmed ? (
        <Trans>It is a proposal, not yet confirmed by an admin.</Trans>
      ) : null}{' '}
      <Trans>
        A range factor is the least a product must return, as a multiple of its cost: at a cost of 40 and a
        factor of 1.3, at least 52 is left after VAT and fees, a profit of 12.
      </Trans>
    </p>
  );
}
