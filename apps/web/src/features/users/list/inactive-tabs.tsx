import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { statusWords } from '../account-words.ts';
import { waitingCountQuery } from '../queries.ts';
import { inactiveSegments, type Segment } from './list-state.ts';

/** Tabs of inactive accounts, with the pending ones first and their count. */
export function InactiveTabs({ selected }: { readonly selected: Segment }) {
  const { t, i18n } = useLingui();
  const { data: count = 0 } = useQuery(waitingCountQuery);
  return (
    <nav aria-label={t`State`} className="relative flex gap-1 overflow-x-auto border-b border-line">
      {inactiveSegments.map((segment) => (
        <Link
          key={segment}
          to="/admin/user/inactive"
          search={segment === 'PENDING' ? {} : { status: segment }}
          viewTransition={false}
          // The router matches the complete URL; another page or search of a tab stays in that tab.
          activeOptions={{ exact: true }}
          aria-current={segment === selected ? 'page' : undefined}
          className="-mb-px flex min-h-control items-center gap-2 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-medium aria-[current=page]:text-brand-strong"
        >
          {i18n._(statusWords[segment])}
          {segment === 'PENDING' && count > 0 ? (
            <span
              data-testid="waiting"
              className="rounded-full bg-warning-soft px-2 py-0.5 text-xs font-medium text-warning"
            >
              {count}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
