import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className="rounded-md border border-line px-1.5 font-sans">{children}</kbd>;
}

/** The keys that a palette listens to, for those who have them. */
export function PaletteKeys() {
  const { t } = useLingui();
  return (
    <p
      aria-hidden
      className="sticky bottom-0 hidden shrink-0 items-center bg-raised gap-4 border-t border-line px-4 py-2 text-xs text-muted sm:flex pointer-coarse:hidden"
    >
      <span className="flex items-center gap-1.5">
        <Key>↑</Key>
        <Key>↓</Key>
        {t`to move`}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Enter</Key>
        {t`to open`}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Esc</Key>
        {t`to close`}
      </span>
    </p>
  );
}
