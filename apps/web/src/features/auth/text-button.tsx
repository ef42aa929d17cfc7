import { lineLinkStyle } from '../../components/button/button-style.ts';
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
      className={`${lineLinkStyle} text-start text-sm disabled:text-muted disabled:no-underline`}
    >
      {children}
    </button>
  );
}
