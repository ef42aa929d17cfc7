import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HistoryFrame } from '../../domain/audit/history-frame.tsx';
import { useAddressFilter, useAddressList } from '../../lib/use-address-list.ts';
import { useChangeFilters } from '../../domain/audit/use-change-filters.ts';
import { useChangeWhere } from '../../domain/audit/use-change-where.ts';
import { ChangeEntry } from './change-entry.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { historyQuery } from './queries.ts';

type Props = {
  readonly title: string;
  /** The list whose changes are displayed; undefined for every change. */
  readonly entity?: string;
};

const newestFirst = { column: 'at', direction: 'desc' } as const;

/** The changes selected by the URL; only those of one list if the page concerns it. */
function useHistory(entity: string | undefined) {
  const { state, show } = useAddressList([], newestFirst);
  const what = useAddressFilter('what').value;
  const of = entity ?? what;
  const where = useChangeWhere();
  const query = useQuery(
    historyQuery({
      where: { ...(of === '' ? {} : { entity: of }), ...where },
      page: state.page,
      limit: state.limit,
    }),
  );
  return { query, show };
}

/** All changes, newest first. */
export function HistoryPage({ title, entity }: Props) {
  const { t } = useLingui();
  const filters = useChangeFilters();
  const { query, show } = useHistory(entity);
  return (
    <HistoryFrame
      show={show}
      query={query}
      title={title}
      about={t`Every change is recorded with who made it and the previous value. Nothing here can be altered.`}
      filters={<HistoryFilters isOfOne={entity !== undefined} />}
      onShowAll={filters.count === 0 ? undefined : filters.clear}
      renderChange={(change, day) => <ChangeEntry key={change.id} change={change} day={day} />}
    />
  );
}
