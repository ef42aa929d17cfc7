import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { curveScale } from './curve-scale.ts';
import { type DeadZoneExample, profitAt } from './dead-zone-example.ts';
import { DeadZoneStory } from './dead-zone-story.tsx';
import { ProfitCurve } from './profit-curve.tsx';
import { StoryStep } from './story-step.tsx';

/** The curve with a price that moves along it, and what happens on the way. */
export function DeadZoneExplorer({ example }: { readonly example: DeadZoneExample }) {
  const { t } = useLingui();
  const id = useId();
  const { zone, from, to, points } = example;
  const [price, setPrice] = useState(zone.earnsMoreAt);
  const slider = useRef<HTMLInputElement>(null);

  // It can be moved before hydration: its position is then adopted.
  useLayoutEffect(() => {
    const { current } = slider;
    if (current !== null && current.value !== current.defaultValue) setPrice(current.valueAsNumber);
  }, []);

  const profit = profitAt(example, price);
  const scale = curveScale(points);
  const isDead = price >= zone.first && price <= zone.last;
  const step = (at: number) => ({
    price: at,
    profit: profitAt(example, at),
    isHere: price === at,
    onGo: setPrice,
  });
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
      <ProfitCurve
        example={example}
        scale={scale}
        onDrag={(share) => setPrice(Math.round(from + share * (to - from)))}
      >
        <span
          className={`absolute -ms-2.5 -mt-2.5 size-5 rounded-full border-3 border-surface shadow-raised ${isDead ? 'bg-warning' : 'bg-brand'}`}
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
        onChange={(event) => setPrice(event.target.valueAsNumber)}
      />
      <output htmlFor={id} className="mt-3 block min-h-18 text-base">
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
        <DeadZoneStory example={example} price={price} />
      </output>
      <ol className="mt-3 grid gap-2 sm:grid-cols-3">
        <StoryStep {...step(zone.earnsMoreAt)}>
          <Trans>Just before the jump</Trans>
        </StoryStep>
        <StoryStep {...step(zone.first)}>
          <Trans>One halala more</Trans>
        </StoryStep>
        <StoryStep {...step(zone.last + 1)}>
          <Trans>The fee is made up for</Trans>
        </StoryStep>
      </ol>
    </div>
  );
}
