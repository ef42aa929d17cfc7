import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { carriedCalculation } from '../../../lib/account-search.ts';
import { openCalculatorPath } from '../../../lib/calculator-link.ts';

/** A link to the public calculator with the current input. */
export function OpenCalculatorLink({ children }: { readonly children: ReactNode }) {
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return (
    <Link
      to={openCalculatorPath}
      search={Object.fromEntries(new URLSearchParams(carriedCalculation(search)))}
      className="inline-flex min-h-control items-center rounded-control font-medium text-brand-strong underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
