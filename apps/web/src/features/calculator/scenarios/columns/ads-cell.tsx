import { useLingui } from '@lingui/react/macro';
import { formatPercentNumber, formatRate } from '@saer/i18n/format-number';
import { readShare } from '@saer/quoting/calculator/normalise-draft';
import { useState } from 'react';
import { Slider } from '../../../../components/form/slider.tsx';
import { UnitMark } from '../../../../components/figure/unit-mark.tsx';
import { TypedNumberField } from '../../form/typed-number-field.tsx';
import type { CellProps } from './column-view.ts';

/** Basis points: as far as most sellers go, and all there is. */
const USUAL_END = 3_000;
const WHOLE = 10_000;
const STEP = 50;

/** The share of the price that a column spends on ads, typed or slid. */
export function AdsCell({ column: { draft }, title, onChange }: CellProps) {
  const { t } = useLingui();
  const number = readShare(draft.adsRate);
  const value = number.is === 'number' ? number.value : 0;
  const [end, setEnd] = useState(USUAL_END);
  if (value > end) setEnd(WHOLE);
  const change = (adsRate: string): void => onChange({ inputs: { adsRate } });
  return (
    <div className="flex flex-col gap-0.5 print:hidden">
      <TypedNumberField
        label={t`Ads (% of price), ${title}`}
        isLabelHidden
        text={draft.adsRate}
        onChange={change}
        read={readShare}
        print={formatPercentNumber}
        end={<UnitMark>%</UnitMark>}
      />
      <Slider
        label={t`Ads by slider, ${title}`}
        isLabelHidden
        value={Math.round(value / STEP) * STEP}
        minimum={0}
        maximum={end}
        step={STEP}
        spoken={formatRate(value)}
        onChange={(basisPoints) => change(formatPercentNumber(basisPoints))}
      />
    </div>
  );
}
