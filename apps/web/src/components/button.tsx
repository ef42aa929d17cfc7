import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { buttonStyle, type Tone } from './button-style.ts';

type Props = {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  /** Work is under way: the button says so and takes no second press. */
  readonly isPending?: boolean;
};

export function Button({ children, tone = 'plain', ...button }: Props) {
  return (
    <AriaButton {...button} className={`${buttonStyle(tone)} data-pending:opacity-55`}>
      {children}
    </AriaButton>
  );
}
