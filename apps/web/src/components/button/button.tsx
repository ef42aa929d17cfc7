import type { ReactNode } from 'react';
import { buttonStyle, type Tone } from './button-style.ts';

type Props = {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  /** Work is in progress: the button keeps the focus, says so, and ignores further clicks. */
  readonly isPending?: boolean;
  /** Its action is done: it keeps the focus and its position, and ignores further clicks. */
  readonly isDone?: boolean;
  /** As wide as its container. */
  readonly isWide?: boolean;
  /** The keys that do the same, as `aria-keyshortcuts` writes them. */
  readonly shortcut?: string;
};

export function Button(props: Props) {
  const { children, tone = 'plain', type = 'button', onPress } = props;
  const { isDisabled = false, isPending = false, isDone = false, isWide = false, shortcut } = props;
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      onClick={isPending || isDone ? undefined : onPress}
      disabled={isDisabled}
      aria-disabled={isPending || isDone || undefined}
      aria-busy={isPending || undefined}
      aria-keyshortcuts={shortcut}
      className={isWide ? `${buttonStyle(tone)} w-full` : buttonStyle(tone)}
    >
      {children}
    </button>
  );
}
