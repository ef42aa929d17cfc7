import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResendScope } from '@saer/contract/contact/message-delivery';
import { messageStates, type SentMessage, undeliveredStates } from '@saer/contract/contact/notification';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { AddressFilter } from '../../../components/table/address-filter.tsx';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { SelectionBar } from '../../../components/table/selection-bar.tsx';
import { undelivered } from '../../../domain/messages/undelivered-filter.ts';
import { toListFilter, useAddressFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { failureWords, messageStateWords, templateWords } from '../notification-words.ts';
import { sentQuery } from '../queries.ts';

/** Parts that only admins open. */
const MessageDialog = lazyComponent(async () => (await import('./message-dialog.tsx')).MessageDialog);
const ResendDialog = lazyComponent(async () => (await import('./resend-dialog.tsx')).ResendDialog);
const ReportAddress = lazyComponent(async () => (await import('./report-address.tsx')).ReportAddress);

const sortable = ['createdAt'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;

type Props = {
  readonly channel: 'email' | 'sms';
  /** With whose they are, and why they failed. */
  readonly isForAdmins?: boolean;
};

function useSentColumns(
  isForAdmins: boolean,
  onLook: ((id: number) => void) | undefined,
): readonly Column<SentMessage>[] {
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
      renderCell: ({ state, failure, attempts, lastError }) => (
        <span className="block max-w-80 lg:py-1.5">
          <Badge tone={messageStateWords[state].tone}>{i18n._(messageStateWords[state].label)}</Badge>
          {failure === null ? null : (
            <span className="mt-1 block text-xs text-ink">{i18n._(failureWords[failure])}</span>
          )}
          {attempts < 2 ? null : (
            <span className="block text-xs text-muted">
              <Plural value={attempts} one="# try" other="# tries" />
            </span>
          )}
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
    {
      key: 'reportedAt',
      title: t`Last report`,
      renderCell: ({ reportedAt }) =>
        reportedAt === null ? <span className="text-muted">–</span> : <Instant at={reportedAt} />,
    },
    ...(onLook === undefined
      ? []
      : [
          {
            key: 'look',
            title: t`Actions`,
            renderCell: ({ id, recipient }: SentMessage) => (
              <Button onPress={() => onLook(id)}>
                {t`Look`} <bdi className="sr-only">{recipient}</bdi>
              </Button>
            ),
          },
        ]),
  ];
}

/** The rows of a choice of state. */
function whereState(state: string) {
  if (state === undelivered) return { where: { state: { in: [...undeliveredStates] } } };
  const chosen = messageStates.find((each) => each === state);
  return chosen === undefined ? {} : { where: { state: chosen } };
}

/** The emails or SMS of the last 90 days and how far each got. */
export function SentMessages({ channel, isForAdmins = false }: Props) {
  const { t, i18n } = useLingui();
  const list = useAddressList(sortable, usual);
  const { value: state } = useAddressFilter('state');
  const chosen = messageStates.find((each) => each === state);
  const query = useQuery(
    sentQuery(channel, {
      ...toListFilter(list.state),
      ...whereState(state),
    }),
  );
  const [looked, setLooked] = useState<number>();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [scope, setScope] = useState<ResendScope>();
  const columns = useSentColumns(isForAdmins, isForAdmins ? setLooked : undefined);
  const isFailed = isForAdmins && chosen === 'FAILED';
  const options = [
    { id: undelivered, name: t`Did not arrive` },
    ...messageStates.map((each) => ({ id: each, name: i18n._(messageStateWords[each].label) })),
  ];
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">
          <Trans>
            Of the last 90 days, without what they said. “Handed over”: whoever delivers took it, which does
            not say that it arrived. “Delivered”: they reported that it did.
          </Trans>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {isFailed ? (
            <Button onPress={() => setScope({ kind: 'gaveUp', channel })}>
              <Trans>Send all of an outage again …</Trans>
            </Button>
          ) : null}
          <AddressFilter name="state" label={t`State`} isLabelHidden all={t`Every state`} options={options} />
        </div>
      </div>
      <PaginatedList
        caption={channel === 'email' ? t`Emails` : t`SMS`}
        list={list}
        query={query}
        columns={columns}
        selection={
          isFailed ? { keys: marked, onChange: setMarked, labelOf: ({ recipient }) => recipient } : undefined
        }
        above={
          isFailed && marked.size > 0 ? (
            <SelectionBar count={marked.size} onClear={() => setMarked(new Set())}>
              <Button onPress={() => setScope({ kind: 'some', ids: [...marked].map(Number) })}>
                <Trans>Send again …</Trans>
              </Button>
            </SelectionBar>
          ) : null
        }
        empty={
          <EmptyState
            icon={<Send aria-hidden />}
            title={state === '' ? t`Nothing was sent yet` : t`Nothing found`}
          >
            <Trans>Messages appear here as soon as they are written.</Trans>
          </EmptyState>
        }
      />
      {isForAdmins ? (
        <Suspense>
          <ReportAddress channel={channel} />
          {looked === undefined ? null : <MessageDialog id={looked} onClose={() => setLooked(undefined)} />}
          {scope === undefined ? null : (
            <ResendDialog
              scope={scope}
              onClose={() => setScope(undefined)}
              onSent={() => setMarked(new Set())}
            />
          )}
        </Suspense>
      ) : null}
    </Card>
  );
}
