import { Trans } from '@lingui/react/macro';
import { Money } from '../../../components/money.tsx';
import { type DeadZoneExample, profitAt } from './dead-zone-example.ts';

/** A price compared with the one before the jump, in words. */
export function DeadZoneStory({
  example,
  price,
}: {
  readonly example: DeadZoneExample;
  readonly price: number;
}) {
  const { zone } = example;
  const best = zone.earnsMoreAt;
  const difference = profitAt(example, price) - profitAt(example, best);
  if (price < best) return null;
  if (price === best) return <Trans>Now raise the price by one halala, and see what is left.</Trans>;
  return price <= zone.last ? (
    <Trans>
      That is <Money halalas={-difference} /> less than at <Money halalas={best} />, though your customer pays{' '}
      <Money halalas={price - best} /> more.
    </Trans>
  ) : (
    <Trans>
      From <Money halalas={zone.last + 1} /> on, a higher price pays again: <Money halalas={difference} />{' '}
      more than at <Money halalas={best} />.
    </Trans>
  );
}
