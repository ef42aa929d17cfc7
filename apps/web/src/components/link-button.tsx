import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { buttonStyle, type Tone } from './button-style.ts';

type Props = { readonly href: string; readonly children: ReactNode; readonly tone?: Tone };

/** A link that looks like a button, because it is the next step. */
export function LinkButton({ href, children, tone = 'plain' }: Props) {
  return (
    <Link href={href} className={buttonStyle(tone)}>
      {children}
    </Link>
  );
}
