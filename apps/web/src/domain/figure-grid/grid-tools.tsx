import { Trans, useLingui } from '@lingui/react/macro';
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Undo } from './use-undo.ts';

type Props = {
  readonly history: Omit<Undo<unknown>, 'change'>;
  /** Other tools, before undo and redo. */
  readonly children?: ReactNode;
};

const toolStyle =
  'grid size-control place-items-center rounded-control text-muted transition-colors hover:bg-hover hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-45 aria-disabled:hover:bg-transparent';

/** Undo and redo of a grid, and the keys that nobody would guess. */
export function GridTools({ history, children }: Props) {
  const { t } = useLingui();
  const { undo, redo, canUndo, canRedo } = history;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      <button
        type="button"
        aria-label={t`Undo`}
        title={t`Undo (Ctrl+Z)`}
        aria-keyshortcuts="Control+Z"
        aria-disabled={!canUndo}
        onClick={undo}
        className={toolStyle}
      >
        <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
      </button>
      <button
        type="button"
        aria-label={t`Redo`}
        title={t`Redo (Ctrl+Y)`}
        aria-keyshortcuts="Control+Y"
        aria-disabled={!canRedo}
        onClick={redo}
        className={toolStyle}
      >
        <Redo2 aria-hidden className="size-4 rtl:-scale-x-100" />
      </button>
      <p className="text-xs text-muted max-md:hidden pointer-coarse:hidden">
        <Trans>Enter and arrows move, F2 edits, Ctrl+D fills down. Paste from Excel.</Trans>
      </p>
    </div>
  );
}
