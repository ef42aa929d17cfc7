import { Trans } from '@lingui/react/macro';
import { Money } from '../../../components/money.tsx';
import type { Answer } from '../state/calculation.ts';
import { FactorLine } from './factor-line.tsx';
import { MarginMeter } from './margin-meter.tsx';

/** The answer itself: the price, the profit it brings, and how good that is. */
export function AnswerHead({ evaluation, found }: Pick<Answer, 'evaluation' | 'found'>) {
  const { statement, margins, health } = evaluation.point;
  const profitColour = statement.profit < 0 ? 'text-danger' : 'text-brand-strong';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-sm text-muted">
            {found ? <Trans>Recommended price</Trans> : <Trans>Your price</Trans>}
          </p>
          <p className="text-4xl leading-tight font-semibold text-ink" data-testid="price">
            <Money halalas={statement.price} />
          </p>
        </div>
        <div className="ms-auto text-end">
          <p className="text-sm text-muted">
            <Trans>Net profit</Trans>
          </p>
          <p className={`text-2xl leading-tight font-semibold ${profitColour}`} data-testid="profit">
            <Money halalas={statement.profit} />
          </p>
        </div>
      </div>
      {found ? <FactorLine found={found} /> : null}
      <MarginMeter health={health} margin={margins.ofPrice} />
    </div>
  );
}
