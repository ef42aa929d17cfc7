import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lineLinkStyle } from '../../../components/button/button-style.ts';
import { carriedCalculation } from '../../../lib/session/account-search.ts';
import { openCalculatorPath } from '../../../lib/form/calculator-link.ts';

/** A link to the public calculator with the current input. */
export function OpenCalculatorLink({ children }: { readonly children: ReactNode }) {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return (
    <Link
      to={openCalculatorPath}
      search={Object.fromEntries(new URLSearchParams(carriedCalculation(search)))}
      className={lineLinkStyle}
    >
      {children}
    </Link>
  );
}
