import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { Answer } from '../state/calculation.ts';

/** Advice from an unconfirmed range factor, which does not change the price. */
export function ProposedFactor({ quote }: Pick<Answer, 'quote'>) {
  if (quote.recommended === null || quote.proposal === null) return null;
  const { proposal } = quote;
  const floor = formatMoney(proposal.floor);
  return (
    <p className="text-sm text-muted" data-testid="proposed-factor">
      {proposal.price === null ? (
        <Trans>
          A proposed range factor, not yet confirmed by an admin, would ask for a profit of at least {floor}:
          no price reaches it.
        </Trans>
      ) : (
        <Trans>
          A proposed range factor, not yet confirmed by an admin, would ask for a profit of at least {floor}:
          a price of {formatMoney(proposal.price)}.
        </Trans>
      )}
    </p>
  );
}
