import { useLingui } from '@lingui/react/macro';
import type { Health } from '@saer/pricing/answer/price-point';
import { CircleCheck, TrendingDown, TriangleAlert } from 'lucide-react';

const tones = {
  loss: { text: 'text-danger', icon: TrendingDown },
  thin: { text: 'text-warning', icon: TriangleAlert },
  healthy: { text: 'text-brand-strong', icon: CircleCheck },
} as const;

/** Says how good a margin is, in a word with its sign: never by colour alone. */
export function HealthWord({ health }: { readonly health: Health }) {
  const { t } = useLingui();
  const { text, icon: Icon } = tones[health];
  const words = { loss: t`Loss`, thin: t`Thin margin`, healthy: t`Healthy margin` };
  return (
    <span className={`flex items-center gap-1.5 text-sm font-semibold ${text}`}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {words[health]}
    </span>
  );
}
