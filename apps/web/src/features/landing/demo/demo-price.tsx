import { Trans } from '@lingui/react/macro';
import type { FieldError } from '@saer/contract/api/error-reply';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import type { DemoAnswer } from './answer-demo.ts';

/** Why there is no price, and what to change. */
function DemoRefusal({ fieldError: { code, details } }: { readonly fieldError: FieldError }) {
  if (code === 'weightAboveClass') {
    return <Trans>This parcel is too heavy for its size. Choose a larger size.</Trans>;
  }
  if (code === 'noReferralRule') {
    return <Trans>This store has no commission for this category. Choose another category.</Trans>;
  }
  if (code !== 'targetUnreachable') {
    return <Trans>These fields aren’t enough to price the product. Check the numbers.</Trans>;
  }
  const highest = details?.['highestMarginRate'];
  if (typeof highest !== 'number') return <Trans>Every price makes a loss with these fees.</Trans>;
  return (
    <Trans>
      No price leaves this margin. The highest one reachable is <Rate basisPoints={highest} />.
    </Trans>
  );
}

/** The recommended price and its profit, or why there is none: on a phone a bar that stays in sight while one types. */
export function DemoPrice({ answer }: { readonly answer: DemoAnswer }) {
  if (answer.is === 'refusal')
    return (
      <output className="block text-sm text-danger">
        <DemoRefusal fieldError={answer.fieldError} />
      </output>
    );
  if (answer.is === 'unread')
    return (
      <output className="block text-sm text-muted">
        <Trans>Correct the marked field, and the price appears here.</Trans>
      </output>
    );
  const { statement, margins } = answer.quote.recommended;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 lg:gap-y-3" aria-live="polite">
      <p>
        <span className="block text-sm text-muted">
          <Trans>Recommended price</Trans>
        </span>
        <strong className="block text-2xl font-semibold sm:text-4xl lg:text-5xl" data-part="price">
          <Money halalas={statement.price} />
        </strong>
      </p>
      <p className="text-sm text-muted lg:pb-1">
        <Trans>
          Profit{' '}
          <strong className="font-semibold text-brand-strong">
            <Money halalas={statement.profit} />
          </strong>
        </Trans>
        {margins.ofPrice === null ? null : (
          <span className="block">
            <Trans>
              <Rate basisPoints={margins.ofPrice} /> of the price
            </Trans>
          </span>
        )}
      </p>
    </div>
  );
}
