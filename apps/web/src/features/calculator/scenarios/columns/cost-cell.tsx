import { useLingui } from '@lingui/react/macro';
import type { CellProps } from './cell-props.ts';
import { MoneySlider } from './money-slider.tsx';

/** The cost of a column, typed or slid. */
export function CostCell({ column: { draft }, title, onChange }: CellProps) {
  const { t } = useLingui();
  return (
    <MoneySlider
      label={t`Product cost, ${title}`}
      sliderLabel={t`Product cost by slider, ${title}`}
      text={draft.cost}
      onChange={(cost) => onChange({ inputs: { cost } })}
    />
  );
}
