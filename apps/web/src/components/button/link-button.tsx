import type { ReactNode } from 'react';
import { buttonStyle, type Tone } from './button-style.ts';

type Props = { readonly href: string; readonly children: ReactNode; readonly tone?: Tone };

/** A link that looks like a button, because it is the next step. A plain anchor: public pages carry it too. */
export function LinkButton({ href, children, tone = 'plain' }: Props) {
  return (
    <a href={href} className={buttonStyle(tone)}>
      {children}
    </a>
  );
}
