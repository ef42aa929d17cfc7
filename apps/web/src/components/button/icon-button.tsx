import type { ReactNode } from 'react';
import { iconButtonStyle } from './button-style.ts';

type Props = {
  /** Its action: read aloud, and displayed on hover. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onPress: () => void;
};

export function IconButton({ label, children, onPress }: Props) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className={iconButtonStyle}>
      {children}
    </button>
  );
}
