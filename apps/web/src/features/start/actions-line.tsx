import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, ListChecks } from 'lucide-react';
import { Money } from '../../components/money.tsx';
import { startActionsQuery } from './queries.ts';
import { stepLineStyle } from './step-line-style.ts';

/** Leads to what to do about single products: how many, and what it brings each month once that is known. */
export function ActionsLine() {
  const { data } = useQuery(startActionsQuery);
  const { products, monthly } = data?.totals.all ?? { products: undefined, monthly: 0 };
  if (products === 0) return null;
  return (
    <li>
      <Link to="/user/actions" className={stepLineStyle}>
        <ListChecks aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          {products === undefined ? (
            <Trans>What to do now, product by product</Trans>
          ) : monthly === 0 ? (
            <Plural value={products} one="# thing to do now" other="# things to do now" />
          ) : (
            <Trans>
              <Plural value={products} one="# thing to do now" other="# things to do now" />:{' '}
              <Money halalas={monthly} /> a month
            </Trans>
          )}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
    </li>
  );
}
