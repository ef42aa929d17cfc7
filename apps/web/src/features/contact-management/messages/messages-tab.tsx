import { Trans, useLingui } from '@lingui/react/macro';
import { contactStates, pendingContactStates } from '@saer/contract/contact-lifecycle';
import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { AddressFilter } from '../../../components/address-filter.tsx';
import { ListToolbar } from '../../../components/list-toolbar.tsx';
import { PaginatedList } from '../../../components/paginated-list.tsx';
import { unpagedFilterOf } from '../../../lib/list-state.ts';
import { useAddressFilter, useAddressList } from '../../../lib/use-address-list.ts';
import { stateWords } from '../contact-words.ts';
import { DownloadButton } from '../../../domain/csv-download/download-button.tsx';
import { assigneesQuery, downloadMessages, messagesQuery } from '../queries.ts';
import { SelectedMessages } from './selected-messages.tsx';
import { useMessageColumns } from './use-message-columns.tsx';

const sortable = ['writtenAt'] as const;
const usual = { column: 'writtenAt', direction: 'desc' } as const;
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
  const list = useAddressList(sortable, usual);
  const state = useAddressFilter('state').value;
  const assignee = useAddressFilter('assignee').value;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { data: admins = [] } = useQuery(assigneesQuery);
  const filter = {
    ...unpagedFilterOf(list.state),
    // A search looks everywhere, unless a state is chosen.
    where: {
      ...(list.state.search !== '' && state === '' ? {} : whereState(state)),
      ...whereAssignee(assignee),
    },
  };
  const query = useQuery(messagesQuery({ ...filter, page: list.state.page, limit: list.state.limit }));
  const columns = useMessageColumns();
  const states = [
    { id: any, name: t`All but spam` },
    ...contactStates.map((each) => ({ id: each, name: i18n._(stateWords[each].label) })),
  ];
  const people = [
    { id: nobody, name: t`Assigned to nobody` },
    ...admins.map(({ id, fullName }) => ({ id: String(id), name: fullName })),
  ];
  const isNarrowed = list.state.search !== '' || state !== '' || assignee !== '';
  return (
    <Card>
      <ListToolbar
        list={list}
        searchLabel={t`Name, email, number or words`}
        filters={
          <>
            <AddressFilter
              name="state"
              label={t`State`}
              isLabelHidden
              all={t`Waiting for us`}
              options={states}
            />
            <AddressFilter
              name="assignee"
              label={t`Assigned to`}
              isLabelHidden
              all={t`Assigned to anybody`}
              options={people}
            />
          </>
        }
        filterCount={(state === '' ? 0 : 1) + (assignee === '' ? 0 : 1)}
        columns={columns}
        end={<DownloadButton name={t`contact-messages.csv`} load={() => downloadMessages(filter)} />}
      />
      <PaginatedList
        caption={t`Messages`}
        list={list}
        query={query}
        columns={columns}
        selection={{
          keys: marked,
          onChange: setMarked,
          labelOf: ({ name, reference }) => `${name} ${reference}`,
        }}
        above={
          marked.size === 0 ? null : <SelectedMessages keys={marked} onDone={() => setMarked(new Set())} />
        }
        empty={
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
        }
      />
    </Card>
  );
}
