import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '@saer/i18n/format-money';
import { linkStyle } from '../../../../components/link-style.ts';
import type { CellProps } from './cell-props.ts';
import { MoneySlider } from './money-slider.tsx';

/** The price of a column: the recommended one until another is typed or slid. */
export function PriceCell({ column: { draft, answer }, title, onChange }: CellProps) {
  const { t } = useLingui();
  const isOwn = draft.mode === 'check';
  const found = answer === undefined ? '' : formatAmount(answer.quote.final.statement.price);
  return (
    <MoneySlider
      label={t`Price, ${title}`}
      sliderLabel={t`Price by slider, ${title}`}
      text={isOwn ? draft.price : found}
      onChange={(price) => onChange({ inputs: { mode: 'check', price } })}
      description={
        isOwn ? (
          <button
            type="button"
            onClick={() => onChange({ inputs: { mode: 'find' } })}
            className={`${linkStyle} min-h-6`}
          >
            <Trans>Use recommended</Trans>
          </button>
        ) : (
          <span className="inline-flex min-h-6 items-center">
            <Trans>Recommended</Trans>
          </span>
        )
      }
    />
  );
}
