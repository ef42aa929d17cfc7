import { Trans } from '@lingui/react/macro';
import type { DeadZone } from '@saer/pricing/dead-zones';
import type { Quote } from '@saer/pricing/quote';
import { Money } from '../../../components/money.tsx';

const NEARBY = 0.25;

/** A dead zone matters where a seller would round the price into it: within a quarter of the price. */
const isNear = (price: number, { first, last }: DeadZone): boolean =>
  first <= price * (1 + NEARBY) && (last === null || last >= price * (1 - NEARBY));

/** What a seller should know before changing the recommended price. */
export function TrialWarnings({ quote }: { readonly quote: Quote }) {
  const { statement } = quote.recommended;
  const zones = quote.deadZones.filter((zone) => isNear(statement.price, zone));
  const isFloorHigher = quote.rangeFactorFloor === statement.profit;
  return (
    <>
      {zones.map((zone) => (
        <p
          key={zone.first}
          className="rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning"
          data-dead-zone
        >
          {zone.last === null ? (
            <Trans>
              Careful: every price from <Money halalas={zone.first} /> up earns less than{' '}
              <Money halalas={zone.earnsMoreAt} />.
            </Trans>
          ) : (
            <Trans>
              Careful: a price from <Money halalas={zone.first} /> to <Money halalas={zone.last} /> earns less
              than <Money halalas={zone.earnsMoreAt} />.
            </Trans>
          )}
        </p>
      ))}
      {isFloorHigher ? (
        <p className="text-sm text-muted">
          <Trans>
            A product at this cost should bring at least <Money halalas={quote.rangeFactorFloor} />, so the
            price is higher than your margin alone asks for.
          </Trans>
        </p>
      ) : null}
    </>
  );
}
