import { Trans, useLingui } from '@lingui/react/macro';
import { contactStates, pendingContactStates } from '@saer/contract/contact-lifecycle';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { DebouncedSearch } from '../../../components/debounced-search.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { SortSelect } from '../../../components/sort-select.tsx';
import { Toolbar } from '../../../components/toolbar.tsx';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { stateWords } from '../contact-words.ts';
import { DownloadButton } from '../download-button.tsx';
import { assigneesQuery, downloadMessages, messagesQuery } from '../queries.ts';
import { SelectedMessages } from './selected-messages.tsx';
import { useMessageColumns } from './use-message-columns.tsx';

const sortable = ['writtenAt'] as const;
const usual = { column: 'writtenAt', direction: 'desc' } as const;
const pending = 'pending';
const any = 'any';
const nobody = 'nobody';

/** The rows of a choice of state: by default what waits for us. */
const whereState = (state: string) => {
  if (state === any) return { state: { ne: 'SPAM' } };
  const chosen = contactStates.find((each) => each === state);
  return { state: chosen ?? { in: [...pendingContactStates] } };
};

const whereAssignee = (assignee: string) =>
  assignee === '' ? {} : { assigneeId: assignee === nobody ? null : Number(assignee) };

/** Contact messages: what waits for us first. */
export function MessagesTab() {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { state, show } = useAddressList(sortable, usual);
  const chosenState = useAddressFilter('state');
  const assignee = useAddressFilter('assignee');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { data: admins = [] } = useQuery(assigneesQuery);
  const { column, direction } = state.sorting;
  const filter = {
    order_by: { [column]: direction },
    ...(state.search === '' ? {} : { search: state.search }),
    // A search looks everywhere, unless a state is chosen.
    where: {
      ...(state.search !== '' && chosenState.value === '' ? {} : whereState(chosenState.value)),
      ...whereAssignee(assignee.value),
    },
  };
  const { data, error, isPlaceholderData, refetch } = useQuery(
    messagesQuery({ ...filter, page: state.page, limit: state.limit }),
  );
  const columns = useMessageColumns();
  const states = [
    { id: pending, name: t`Waiting for us` },
    { id: any, name: t`All but spam` },
    ...contactStates.map((each) => ({ id: each, name: i18n._(stateWords[each].label) })),
  ];
  const people = [
    { id: any, name: t`Assigned to anybody` },
    { id: nobody, name: t`Assigned to nobody` },
    ...admins.map(({ id, fullName }) => ({ id: String(id), name: fullName })),
  ];
  const isNarrowed = state.search !== '' || chosenState.value !== '' || assignee.value !== '';
  return (
    <Card>
      <Toolbar
        search={
          <DebouncedSearch
            label={t`Name, email, number or words`}
            value={state.search}
            onSearch={(search) => show({ search }, true)}
          />
        }
        filters={
          <>
            <FilterSelect
              label={t`State`}
              isLabelHidden
              options={states}
              value={chosenState.value || pending}
              onChange={(next) => chosenState.choose(next === pending ? '' : next)}
            />
            <FilterSelect
              label={t`Assigned to`}
              isLabelHidden
              options={people}
              value={assignee.value || any}
              onChange={(next) => assignee.choose(next === any ? '' : next)}
            />
          </>
        }
        filterCount={(chosenState.value === '' ? 0 : 1) + (assignee.value === '' ? 0 : 1)}
        order={
          <SortSelect columns={columns} sorting={state.sorting} onSort={(sorting) => show({ sorting })} />
        }
        end={<DownloadButton name={t`contact-messages.csv`} load={() => downloadMessages(filter)} />}
      />
      {data === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>
        ) : (
          <Skeleton lines={6} />
        )
      ) : data.data.length === 0 ? (
        <EmptyState
          icon={<Inbox aria-hidden />}
          title={isNarrowed ? t`Nothing found` : t`Nobody is waiting for an answer`}
        >
          {isNarrowed ? (
            <Trans>Look for other words, or in every state.</Trans>
          ) : (
            <Trans>Messages of the contact form appear here.</Trans>
          )}
        </EmptyState>
      ) : (
        <div className="flex flex-col">
          {marked.size === 0 ? null : <SelectedMessages keys={marked} onDone={() => setMarked(new Set())} />}
          <RecordList
            caption={t`Messages`}
            columns={columns}
            rows={data.data}
            rowKey={({ id }) => String(id)}
            selection={{
              keys: marked,
              onChange: setMarked,
              labelOf: ({ name, reference }) => `${name} ${reference}`,
            }}
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
      )}
    </Card>
  );
}
