import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly shortcut?: string;
};

/** A small button for one of many actions on the rows, so that they fit in one line. */
export function ToolButton({ children, onPress, isDisabled = false, shortcut }: Props) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isDisabled}
      aria-keyshortcuts={shortcut}
      className="inline-flex min-h-control items-center gap-1.5 rounded-control px-2.5 text-sm text-ink transition-colors hover:bg-hover disabled:opacity-55 [&>svg]:size-4 [&>svg]:text-muted"
    >
      {children}
    </button>
  );
}
