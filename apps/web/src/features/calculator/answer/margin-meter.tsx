import { Trans } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-rate';
import type { Health } from '@saer/pricing/price-point';
import { HealthWord } from './health-word.tsx';

type Props = {
  readonly health: Health;
  /** Profit as a share of the price, in basis points. */
  readonly margin: number | null;
};

const LOWEST = -1000;
const HIGHEST = 4000;

/** A margin's rating: in words, and on a scale from loss to healthy. */
export function MarginMeter({ health, margin }: Props) {
  const clamped = Math.min(HIGHEST, Math.max(LOWEST, margin ?? LOWEST));
  const index = ((clamped - LOWEST) / (HIGHEST - LOWEST)) * 100;
  return (
    <div className="flex flex-col gap-2" data-testid="margin-meter" data-health={health}>
      <p className="flex flex-wrap items-center gap-x-2">
        <HealthWord health={health} />
        {margin === null ? null : (
          <span className="text-sm text-muted">
            <Trans>{formatRate(margin)} of the price</Trans>
          </span>
        )}
      </p>
      <div aria-hidden className="relative h-2 forced-color-adjust-none">
        <div className="flex h-full gap-0.5 overflow-hidden rounded-full">
          <span className="w-1/5 bg-danger opacity-45" />
          <span className="w-1/5 bg-warning opacity-45" />
          <span className="w-3/5 bg-brand opacity-45" />
        </div>
        <span
          className="absolute -top-1 h-4 w-1.5 -translate-x-1/2 rounded-full bg-ink forced-colors:bg-[CanvasText] ring-2 ring-surface transition-[inset-inline-start] rtl:translate-x-1/2"
          style={{ insetInlineStart: `${index}%` }}
        />
      </div>
    </div>
  );
}
