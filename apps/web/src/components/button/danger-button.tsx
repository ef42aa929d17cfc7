import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
};

/** A button for an action that cannot easily be undone. */
export function DangerButton(props: Props) {
  const { children, type = 'button', onPress, isDisabled = false, isPending = false } = props;
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      onClick={isPending ? undefined : onPress}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      className="inline-flex min-h-control items-center justify-center gap-2 rounded-control bg-danger px-3.5 py-1.5 text-sm font-medium text-surface transition-opacity hover:opacity-90 active:opacity-85 disabled:opacity-55 aria-disabled:opacity-55"
    >
      {children}
    </button>
  );
}
