import { Trans, useLingui } from '@lingui/react/macro';
import { messageStates, type SentMessage } from '@saer/contract/notification';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { AddressFilter } from '../../../components/address-filter.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import type { Column } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Instant } from '../../../components/instant.tsx';
import { PaginatedList } from '../../../components/paginated-list.tsx';
import { listFilterOf } from '../../../lib/list-state.ts';
import { useAddressFilter, useAddressList } from '../../../lib/use-address-list.ts';
import { messageStateWords, templateWords } from '../notification-words.ts';
import { sentQuery } from '../queries.ts';

const sortable = ['createdAt'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;

type Props = {
  readonly channel: 'email' | 'sms';
  /** With whose they are, and why they failed. */
  readonly isForAdmins?: boolean;
};

function useSentColumns(isForAdmins: boolean): readonly Column<SentMessage>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'template',
      title: t`About`,
      renderCell: ({ template }) => (
        <span className="font-medium text-ink">{i18n._(templateWords(template))}</span>
      ),
    },
    {
      key: 'recipient',
      title: t`To`,
      renderCell: ({ recipient, account }) => (
        <span className="block">
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {recipient}
          </bdi>
          {isForAdmins && account !== null ? (
            <span className="block text-xs text-muted">
              <bdi>{account.fullName}</bdi>
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'state',
      title: t`State`,
      renderCell: ({ state, lastError }) => (
        <span className="block">
          <Badge tone={messageStateWords[state].tone}>{i18n._(messageStateWords[state].label)}</Badge>
          {lastError === null ? null : (
            <span className="block text-xs text-muted [overflow-wrap:anywhere]">
              <bdi dir="ltr">{lastError}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'createdAt',
      title: t`Written`,
      isSortable: true,
      renderCell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      key: 'sentAt',
      title: t`Handed over`,
      renderCell: ({ sentAt }) =>
        sentAt === null ? <span className="text-muted">–</span> : <Instant at={sentAt} />,
    },
  ];
}

/** The emails or SMS of the last 90 days and how far each got. */
export function SentMessages({ channel, isForAdmins = false }: Props) {
  const { t, i18n } = useLingui();
  const list = useAddressList(sortable, usual);
  const { value: state } = useAddressFilter('state');
  const chosen = messageStates.find((each) => each === state);
  const query = useQuery(
    sentQuery(channel, {
      ...listFilterOf(list.state),
      ...(chosen === undefined ? {} : { where: { state: chosen } }),
    }),
  );
  const columns = useSentColumns(isForAdmins);
  const options = messageStates.map((each) => ({ id: each, name: i18n._(messageStateWords[each].label) }));
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">
          <Trans>
            Of the last 90 days, without what they said. “Handed over”: whoever delivers took it, which does
            not say that it arrived.
          </Trans>
        </p>
        <AddressFilter name="state" label={t`State`} isLabelHidden all={t`Every state`} options={options} />
      </div>
      <PaginatedList
        caption={channel === 'email' ? t`Emails` : t`SMS`}
        list={list}
        query={query}
        columns={columns}
        empty={
          <EmptyState
            icon={<Send aria-hidden />}
            title={chosen === undefined ? t`Nothing was sent yet` : t`Nothing found`}
          >
            <Trans>Messages appear here as soon as they are written.</Trans>
          </EmptyState>
        }
      />
    </Card>
  );
}
