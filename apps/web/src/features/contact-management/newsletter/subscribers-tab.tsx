import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type NewsletterSubscriber, newsletterStates } from '@saer/contract/contact/newsletter';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { DangerButton } from '../../../components/button/danger-button.tsx';
import type { Column } from '../../../components/table/data-table.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { AddressFilter } from '../../../components/table/address-filter.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { SelectionBar } from '../../../components/table/selection-bar.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PaginatedList } from '../../../components/table/paginated-list.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { toUnpagedFilter, useAddressFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { DownloadButton } from '../../../domain/csv-download/download-button.tsx';
import { downloadSubscribers, removeSubscribersMutation, subscribersQuery } from '../queries.ts';
import { subscriberStateWords } from './newsletter-words.ts';

const sortable = ['consentAt', 'confirmedAt'] as const;
const usual = { column: 'consentAt', direction: 'desc' } as const;

const at = (instant: string | null) =>
  instant === null ? <span className="text-muted">–</span> : <Instant at={instant} />;

function useSubscriberColumns(): readonly Column<NewsletterSubscriber>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'email',
      title: t`Email`,
      renderCell: ({ email }) => (
        <bdi dir="ltr" className="font-medium text-ink [overflow-wrap:anywhere]">
          {email}
        </bdi>
      ),
    },
    {
      key: 'state',
      title: t`State`,
      renderCell: ({ state }) => (
        <Badge tone={subscriberStateWords[state].tone}>{i18n._(subscriberStateWords[state].label)}</Badge>
      ),
    },
    {
      key: 'language',
      title: t`Language`,
      renderCell: ({ language }) => (language === 'ar' ? t`Arabic` : t`English`),
    },
    {
      key: 'consentAt',
      title: t`Consent`,
      isSortable: true,
      renderCell: ({ consentAt, consentVersion, consentSource }) => (
        <span className="block">
          <Instant at={consentAt} />
          <span className="block text-xs text-muted">
            <bdi dir="ltr">
              {consentVersion} · {consentSource}
            </bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'confirmedAt',
      title: t({ message: 'Confirmed', context: 'newsletter' }),
      isSortable: true,
      renderCell: ({ confirmedAt }) => at(confirmedAt),
    },
    {
      key: 'unsubscribedAt',
      title: t`Unsubscribed`,
      renderCell: ({ unsubscribedAt }) => at(unsubscribedAt),
    },
  ];
}

/** Newsletter subscribers with the proof of their consent. */
export function SubscribersTab() {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const list = useAddressList(sortable, usual);
  const state = useAddressFilter('state').value;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(removeSubscribersMutation);
  const columns = useSubscriberColumns();
  const chosen = newsletterStates.find((each) => each === state);
  const filter = {
    ...toUnpagedFilter(list.state),
    ...(chosen === undefined ? {} : { where: { state: chosen } }),
  };
  const query = useQuery(subscribersQuery({ ...filter, page: list.state.page, limit: list.state.limit }));
  const options = newsletterStates.map((each) => ({
    id: each,
    name: i18n._(subscriberStateWords[each].label),
  }));
  const erase = (): void =>
    remove.mutate([...marked], {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t`The subscribers are erased.` });
        setMarked(new Set());
      },
      onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
      onSettled: () => setAsking(false),
    });
  return (
    <Card>
      <ListToolbar
        list={list}
        searchLabel={t`Email`}
        filters={
          <AddressFilter name="state" label={t`State`} isLabelHidden all={t`Every state`} options={options} />
        }
        filterCount={chosen === undefined ? 0 : 1}
        columns={columns}
        end={<DownloadButton name={t`newsletter-subscribers.csv`} load={() => downloadSubscribers(filter)} />}
      />
      <PaginatedList
        caption={t`Newsletter subscribers`}
        list={list}
        query={query}
        columns={columns}
        selection={{ keys: marked, onChange: setMarked, labelOf: ({ email }) => email }}
        above={
          marked.size === 0 ? null : (
            <SelectionBar count={marked.size} onClear={() => setMarked(new Set())}>
              <DangerButton onPress={() => setAsking(true)}>
                <Trans>Erase</Trans>
              </DangerButton>
            </SelectionBar>
          )
        }
        empty={
          <EmptyState
            icon={<Mail aria-hidden />}
            title={
              list.state.search !== '' || chosen !== undefined ? t`Nothing found` : t`No subscribers yet`
            }
          >
            <Trans>Whoever confirms the newsletter on the contact page appears here.</Trans>
          </EmptyState>
        }
      />
      {isAsking ? (
        <ConfirmDialog
          title={t`Erase the subscribers?`}
          confirm={t`Erase`}
          isPending={remove.isPending}
          onConfirm={erase}
          onClose={() => setAsking(false)}
        >
          <Plural
            value={marked.size}
            one="The address is gone for good, with the proof of its consent."
            other="# addresses are gone for good, with the proof of their consent."
          />
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
