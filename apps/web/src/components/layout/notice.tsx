import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'info' | 'positive' | 'warning' | 'danger';

const tones = {
  info: { colours: 'bg-info-soft', mark: 'text-info', Icon: Info },
  positive: { colours: 'bg-brand-soft', mark: 'text-brand-strong', Icon: CircleCheck },
  warning: { colours: 'bg-warning-soft', mark: 'text-warning', Icon: TriangleAlert },
  danger: { colours: 'bg-danger-soft', mark: 'text-danger', Icon: TriangleAlert },
} as const satisfies Record<Tone, object>;

/** A few highlighted lines, coloured by their meaning. */
export function Notice({ tone = 'info', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  const { colours, mark, Icon } = tones[tone];
  return (
    <div className={`flex items-start gap-2.5 rounded-control px-3.5 py-3 text-sm text-ink ${colours}`}>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${mark}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
