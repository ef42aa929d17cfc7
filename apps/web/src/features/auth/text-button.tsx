import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
};

/** A minor action within a text. */
export function TextButton({ children, onPress, isDisabled = false }: Props) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isDisabled}
      className="inline-flex min-h-control items-center rounded-control text-start text-sm font-medium text-brand-strong underline-offset-4 hover:underline disabled:text-muted disabled:no-underline"
    >
      {children}
    </button>
  );
}
