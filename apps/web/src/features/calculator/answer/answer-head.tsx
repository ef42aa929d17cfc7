import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Money } from '../../../components/money.tsx';
import type { Answer } from '../state/calculation.ts';
import { FactorLine } from './factor-line.tsx';
import { reservedWidth } from './reserved-width.ts';
import { MarginMeter } from './margin-meter.tsx';

type Props = Pick<Answer, 'quote'> & {
  /** The same a frame later: what follows once the price is painted. */
  readonly explained: Answer['quote'];
};

/** Fixed size: a new sum lays out nothing else. */
const firm = 'h-[1lh] contain-layout contain-size';

const LaterMeter = memo(MarginMeter);

/** The answer itself: the price, its profit, and a rating. */
export function AnswerHead({ quote, explained }: Props) {
  const { statement } = quote.final;
  const { margins, health } = explained.final;
  const profitColour = statement.profit < 0 ? 'text-danger' : 'text-brand-strong';
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-sm text-muted">
            {quote.recommended ? <Trans>Recommended price</Trans> : <Trans>Your price</Trans>}
          </p>
          <p
            className={`${firm} text-4xl leading-tight font-semibold text-ink`}
            style={reservedWidth(statement.price)}
            data-testid="price"
          >
            <Money halalas={statement.price} />
          </p>
        </div>
        <div className="ms-auto text-end">
          <p className="text-sm text-muted">
            <Trans>Net profit</Trans>
          </p>
          <p
            className={`${firm} ms-auto text-2xl leading-tight font-semibold ${profitColour}`}
            style={reservedWidth(statement.profit)}
            data-testid="profit"
          >
            <Money halalas={statement.profit} />
          </p>
        </div>
      </div>
      {quote.recommended ? <FactorLine quote={quote} /> : null}
      <LaterMeter health={health} margin={margins.ofPrice} />
    </div>
  );
}
