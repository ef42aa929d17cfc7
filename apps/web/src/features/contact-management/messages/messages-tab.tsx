import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { contactStates, pendingContactStates } from '@saer/contract/contact/contact-lifecycle';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { ContactMessage } from '@saer/contract/contact/contact';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { AddressFilter } from '../../../components/table/address-filter.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { toUnpagedFilter, useAddressFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { stateWords } from '../contact-words.ts';
import { DownloadButton } from '../../../domain/csv-download/download-button.tsx';
import { assigneesQuery, downloadMessages, messagesQuery, removeMutation, spamMutation } from '../queries.ts';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { DangerButton } from '../../../components/button/danger-button.tsx';
import { SelectionBar } from '../../../components/table/selection-bar.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { Badge } from '../../../components/layout/badge.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { nameLinkStyle } from '../../../components/button/button-style.ts';

function Sender({ row: { id, name, email } }: { readonly row: ContactMessage }) {
  return (
    <span className="block min-w-0 text-start [overflow-wrap:anywhere] lg:min-w-44">
      <Link to="." search={(search) => ({ ...search, message: id })} className={nameLinkStyle}>
        <bdi>{name}</bdi>
      </Link>
      <span className="block text-xs font-normal text-muted">
        <bdi dir="ltr">{email}</bdi>
      </span>
    </span>
  );
}

/** Columns of the list of contact messages. */
function useMessageColumns(): readonly Column<ContactMessage>[] {
  const { t, i18n } = useLingui();
  return [
    { key: 'name', title: t`Sender`, renderCell: (row) => <Sender row={row} /> },
    {
      key: 'excerpt',
      title: t`Message`,
      renderCell: ({ excerpt }) => (
        <span dir="auto" className="line-clamp-1 max-w-prose text-muted [overflow-wrap:anywhere]">
          {excerpt}
        </span>
      ),
    },
    {
      key: 'state',
      title: t`State`,
      renderCell: ({ state }) => (
        <Badge tone={stateWords[state].tone}>{i18n._(stateWords[state].label)}</Badge>
      ),
    },
    {
      key: 'assignee',
      title: t`Assigned to`,
      renderCell: ({ assignee }) =>
        assignee === null ? <span className="text-muted">–</span> : <bdi>{assignee.fullName}</bdi>,
    },
    {
      key: 'reference',
      title: t`Number`,
      renderCell: ({ reference }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {reference}
        </bdi>
      ),
    },
    {
      key: 'writtenAt',
      title: t`Last message`,
      isSortable: true,
      renderCell: ({ writtenAt }) => <Instant at={writtenAt} />,
    },
  ];
}

type Props = { readonly keys: ReadonlySet<string>; readonly onDone: () => void };

/** Actions on several messages at once. */
function SelectedMessages({ keys, onDone }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const outcome = (text: string) => ({
    onSuccess: () => {
      showToast({ tone: 'positive', text });
      onDone();
    },
    onError: (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  const spam = useMutation(spamMutation);
  const remove = useMutation(removeMutation);
  return (
    <SelectionBar count={keys.size} onClear={onDone}>
      <Button
        isPending={spam.isPending}
        onPress={() => spam.mutate([...keys], outcome(t`Marked as spam. It is erased after 30 days.`))}
      >
        <Trans>Mark as spam</Trans>
      </Button>
      <DangerButton onPress={() => setAsking(true)}>
        <Trans>Erase</Trans>
      </DangerButton>
      {isAsking ? (
        <ConfirmDialog
          title={t`Erase the messages?`}
          confirm={t`Erase`}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate([...keys], outcome(t`The messages are erased.`))}
          onClose={() => setAsking(false)}
        >
          <Plural
            value={keys.size}
            one="The message is gone for good, with every reply and note."
            other="# messages are gone for good, with every reply and note."
          />
        </ConfirmDialog>
      ) : null}
    </SelectionBar>
  );
}

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
    ...toUnpagedFilter(list.state),
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
