import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PaginatedList } from '../../../components/paginated-list.tsx';
import type { AddressList } from '../../../lib/use-address-list.ts';
import { usersQuery } from '../queries.ts';
import { isAtOnce } from '../tasks/allowed-tasks.ts';
import type { StartTask } from '../tasks/user-actions.tsx';
import type { Segment } from './list-state.ts';
import { NoUsers } from './no-users.tsx';
import { useStickyRows } from './use-sticky-rows.ts';
import { useUserColumns } from './use-user-columns.tsx';
import { filterOf } from './user-filter.ts';

type Props = {
  readonly segment: Segment;
  readonly list: AddressList;
  readonly onStart: StartTask;
  readonly onAdd: () => void;
};

/** A page of accounts: a table, or cards on a narrow screen. */
export function UsersList({ segment, list, onStart, onAdd }: Props) {
  const { t } = useLingui();
  const filter = filterOf(segment, list.state);
  const { data, error, isPlaceholderData, refetch } = useQuery(usersQuery(filter));
  const frame = useRef<HTMLDivElement>(null);
  const { visible, doneIds, hold } = useStickyRows(data?.data ?? [], JSON.stringify(filter), frame);
  const start: StartTask = (task, account) => {
    if (isAtOnce(task)) hold(account);
    onStart(task, account);
  };
  const columns = useUserColumns(start, doneIds);
  return (
    <div ref={frame}>
      <PaginatedList
        caption={t`Users`}
        list={list}
        query={{ data: data && { ...data, data: visible }, error, isPlaceholderData, refetch }}
        columns={columns}
        empty={
          <NoUsers
            segment={segment}
            search={list.state.search}
            onShowAll={() => list.show({ search: '' })}
            onAdd={onAdd}
          />
        }
      />
    </div>
  );
}
