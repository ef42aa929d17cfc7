import { Trans } from '@lingui/react/macro';
import type { DeadZone } from '@saer/pricing/dead-zones';
import { formatShort } from '@saer/i18n/format-number';
import type { Quote } from '@saer/pricing/quote';
import { Money } from '../../../components/money.tsx';

const NEARBY = 0.25;
const KILOGRAM_DIGITS = 3;

/** A dead zone matters where a seller would round the price into it: within a quarter of the price. */
const isNear = (price: number, { first, last }: DeadZone): boolean =>
  first <= price * (1 + NEARBY) && (last === null || last >= price * (1 - NEARBY));

/** Warnings for changing the recommended price. */
export function DemoWarnings({ quote }: { readonly quote: Quote }) {
  const { price } = quote.recommended.statement;
  // Without sides the volume is not known: the largest parcel of the class may ask for more.
  const max = quote.weightDoubt && quote.weight?.maxVolume;
  const zones = quote.deadZones.filter((zone) => isNear(price, zone));
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
      {max ? (
        <p className="rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning">
          {max.shippingWeight === null || max.price === null ? (
            <Trans>Without its sides a parcel is priced by its weight: a large one can cost more.</Trans>
          ) : (
            <Trans>
              Without its sides a parcel is priced by its weight. The largest of this class counts as{' '}
              {formatShort(max.shippingWeight, KILOGRAM_DIGITS)} kg: then the price is{' '}
              <Money halalas={max.price} />.
            </Trans>
          )}
        </p>
      ) : null}
    </>
  );
}
