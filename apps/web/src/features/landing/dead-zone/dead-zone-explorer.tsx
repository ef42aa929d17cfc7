import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { isWithin } from '@saer/pricing/price-range';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { curveScale } from './curve-scale.ts';
import { type DeadZoneExample, profitAt } from './dead-zone-example.ts';
import { ProfitCurve } from './profit-curve.tsx';

/** The curve with a price that moves along it. */
export function DeadZoneExplorer({ example }: { readonly example: DeadZoneExample }) {
  const { t } = useLingui();
  const id = useId();
  const [moved, setMoved] = useState<number>();
  const { zone, from, to, points } = example;
  const slider = useRef<HTMLInputElement>(null);

  // It can be moved before hydration: its position is then adopted.
  useLayoutEffect(() => {
    const { current } = slider;
    if (current !== null && current.value !== current.defaultValue) setMoved(current.valueAsNumber);
  }, []);

  const price = moved ?? Math.round((zone.first + zone.last) / 2);
  const profit = profitAt(example, price);
  const difference = profit - profitAt(example, zone.earnsMoreAt);
  const scale = curveScale(points);
  const isDead = isWithin(zone, price);
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
      <ProfitCurve example={example} scale={scale}>
        <span
          className={`absolute -ms-2 -mt-2 size-4 rounded-full border-3 border-surface ${isDead ? 'bg-warning' : 'bg-brand'}`}
          style={{ insetInlineStart: `${scale.x(price)}%`, top: `${scale.y(profit)}%` }}
        />
      </ProfitCurve>
      <label htmlFor={id} className="mt-3 block text-sm font-medium">
        <Trans>Move the price</Trans>
      </label>
      <input
        ref={slider}
        id={id}
        type="range"
        className="mt-1 h-8 w-full cursor-pointer accent-brand"
        min={from}
        max={to}
        step={1}
        value={price}
        aria-valuetext={t`At ${formatMoney(price)} you keep ${formatMoney(profit)}`}
        onChange={(event) => setMoved(event.target.valueAsNumber)}
      />
      <output htmlFor={id} className="mt-3 block min-h-14 text-base sm:min-h-7">
        <Trans>
          At{' '}
          <strong className="font-semibold">
            <Money halalas={price} />
          </strong>{' '}
          you keep{' '}
          <strong className={`font-semibold ${isDead ? 'text-warning' : 'text-brand-strong'}`}>
            <Money halalas={profit} />
          </strong>
          .
        </Trans>{' '}
        {isDead ? (
          <Trans>
            That is <Money halalas={-difference} /> less than at <Money halalas={zone.earnsMoreAt} />.
          </Trans>
        ) : null}
      </output>
    </div>
  );
}
