import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { buttonStyle, type Tone } from '../../../components/button/button-style.ts';
import { accountSearch } from '../../../lib/session/account-search.ts';
import { typedCalculation } from '../../../lib/browser/typed-calculation.ts';

type Props = {
  readonly to: '/access/login' | '/access/signup';
  readonly tone: Tone;
  readonly children: ReactNode;
};

/** A link from the calculator to an account and back, which preserves the input up to the last key. */
export function AccountLink({ to, tone, children }: Props) {
  const navigate = useNavigate();
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const go = (event: MouseEvent): void => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    // The address may still be a key behind.
    void navigate({ to, search: accountSearch(typedCalculation() ?? query) });
  };
  return (
    <Link to={to} search={accountSearch(query)} onClick={go} className={buttonStyle(tone)}>
      {children}
    </Link>
  );
}
