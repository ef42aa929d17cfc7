import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { iconButtonStyle } from './button-style.ts';
import { Tooltip } from './tooltip.tsx';

type Props = {
  /** What it does: read out, and shown on hover. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onPress: () => void;
};

export function IconButton({ label, children, onPress }: Props) {
  return (
    <TooltipTrigger delay={500}>
      <Button aria-label={label} onPress={onPress} className={iconButtonStyle}>
        {children}
      </Button>
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  );
}
