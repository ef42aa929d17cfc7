import type { ReactNode } from 'react';

export type BadgeTone = 'positive' | 'warning' | 'negative' | 'info' | 'neutral';

const tones: Readonly<Record<BadgeTone, string>> = {
  positive: 'bg-brand-soft text-brand-strong',
  warning: 'bg-warning-soft text-warning',
  negative: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  neutral: 'bg-hover text-muted',
};

/** A state in one or two words. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
