import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { usersQuery } from '../queries.ts';
import { isAtOnce } from '../tasks/allowed-tasks.ts';
import type { StartTask } from '../tasks/user-actions.tsx';
import type { ListState } from './list-state.ts';
import { NoUsers } from './no-users.tsx';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { useStickyRows } from './use-sticky-rows.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { filterOf } from './user-filter.ts';

type Props = {
  readonly state: ListState;
  readonly show: (changes: Partial<ListState>, isSameStep?: boolean) => void;
  readonly onStart: StartTask;
  readonly onAdd: () => void;
};

/** A page of accounts: a table, or cards on a narrow screen. */
export function UsersList({ state, show, onStart, onAdd }: Props) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData, refetch } = useQuery(usersQuery(filterOf(state)));
  // The last row of the last page may have left the list: then the page before it is the last.
  const lastPage = data === undefined || isPlaceholderData ? state.page : Math.max(1, data.pageCount ?? 1);
  const backToLastPage = useEffectEvent(() => show({ page: lastPage }, true));
  useEffect(() => {
    if (state.page > lastPage) backToLastPage();
  }, [state.page, lastPage]);
  const frame = useFocusReturn();
  const { visible, doneIds, hold } = useStickyRows(data?.data ?? [], JSON.stringify(filterOf(state)), frame);
  const start: StartTask = (task, account) => {
    if (isAtOnce(task)) hold(account);
    onStart(task, account);
  };
  const columns = useUserColumns(start, doneIds);
  if (data === undefined && error) {
    return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  }
  if (data === undefined) return <Skeleton lines={8} />;
  if (visible.length === 0) {
    return <NoUsers state={state} onShowAll={() => show({ search: '', page: 1 })} onAdd={onAdd} />;
  }
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col outline-none">
      <RecordList
        caption={t`Users`}
        columns={columns}
        rows={visible}
        rowKey={({ id }) => String(id)}
        sorting={state.sorting}
        onSort={(sorting) => show({ sorting })}
        isLoading={isPlaceholderData}
      />
      <Pagination
        page={data.page}
        limit={data.limit}
        total={data.total ?? 0}
        onPage={(page) => show({ page })}
        onLimit={(limit) => show({ limit })}
      />
    </div>
  );
}
