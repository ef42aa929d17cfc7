import { Trans } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-rate';
import { Notice } from '../../../components/notice.tsx';
import { formatFactor } from './factor-kind.ts';

/** Basis points: the cost itself. */
const once = 10_000;

type Props = { readonly factors: readonly unknown[] };

/** Warns of factors that ask for less than the cost: mostly a share of profit typed without the cost itself. */
export function LowFactorNotice({ factors }: Props) {
  const low = new Set(
    factors.filter((factor): factor is number => Number.isInteger(factor) && Number(factor) < once),
  );
  if (low.size === 0) return null;
  return (
    <Notice tone="warning">
      <ul className="flex flex-col gap-1" data-testid="low-factors">
        {[...low].map((factor) => (
          <li key={factor}>
            <Trans>
              {formatFactor(factor)} asks for less than the cost, so it allows a loss. For a profit of{' '}
              {formatRate(factor)} of the cost enter {formatFactor(once + factor)}.
            </Trans>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
