import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip';

/** A few words beside what has the focus or the pointer; stands inside React Aria's TooltipTrigger. */
export function Tooltip({ children }: { readonly children: ReactNode }) {
  return (
    <AriaTooltip
      offset={6}
      className="max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-xs text-canvas shadow-raised transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0"
    >
      {children}
    </AriaTooltip>
  );
}
