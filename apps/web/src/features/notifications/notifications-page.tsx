import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell, Check, Trash2 } from 'lucide-react';
import type { Notification } from '@saer/contract/contact/notification';
import { isPage } from '@saer/contract/site/pages';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Tabs } from '../../components/button/tabs.tsx';
import {
  addressText,
  useAddressFilter,
  useAddressList,
  useExistingPage,
} from '../../lib/address/list-state.ts';
import { useAddress } from '../../lib/address/use-address.ts';
import { SentMessages } from './sent/sent-messages.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { Pagination } from '../../components/table/pagination.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { SegmentedControl } from '../../components/button/segmented-control.tsx';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { markMutation, notificationsQuery, removeMutation } from './queries.ts';
import { IconButton } from '../../components/button/icon-button.tsx';
import { Instant } from '../../components/figure/instant.tsx';

type Props = {
  readonly notification: Notification;
  readonly onRead: () => void;
  readonly onRemove: () => void;
};

/** A notification: what happened, when, and the way to it. Opening it is reading it. */
function NotificationRow({ notification, onRead, onRemove }: Props) {
  const { t } = useLingui();
  const { title, text, href, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  // Only the app's own pages: a page that there was once is not linked.
  const to = href !== null && isPage(href) && href !== '/' ? href : undefined;
  const heading = <span className={isUnread ? 'font-semibold text-ink' : 'text-ink'}>{title}</span>;
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        aria-hidden
        className={`mt-2 size-2 shrink-0 rounded-full ${isUnread ? 'bg-brand' : 'bg-transparent'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="[overflow-wrap:anywhere]">
          {to === undefined ? (
            heading
          ) : (
            <Link to={to} onClick={isUnread ? onRead : undefined} className="hover:underline">
              {heading}
            </Link>
          )}
          {isUnread ? (
            <span className="sr-only">
              <Trans>, unread</Trans>
            </span>
          ) : null}
        </p>
        {text === null ? null : (
          <p
            dir="auto"
            className="text-start text-sm whitespace-pre-line text-muted [overflow-wrap:anywhere]"
          >
            {text}
          </p>
        )}
        <p className="text-xs text-muted">
          <Instant at={createdAt} />
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        {isUnread ? (
          <IconButton label={t`Mark “${title}” as read`} onPress={onRead}>
            <Check aria-hidden className="size-4" />
          </IconButton>
        ) : null}
        <IconButton label={t`Delete “${title}”`} onPress={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}

const usual = { column: 'id', direction: 'desc' } as const;

/** The own notifications, the newest first: all, or those that are unread. */
function NotificationList() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const list = useAddressList([], usual);
  const { value: shown, choose } = useAddressFilter('show');
  const isUnreadOnly = shown === 'unread';
  const filter = isUnreadOnly ? { where: { readAt: { isNull: true } } } : {};
  const { data, error, refetch, isPlaceholderData } = useQuery(
    notificationsQuery({ ...filter, page: list.state.page, limit: list.state.limit }),
  );
  useExistingPage(list, isPlaceholderData ? undefined : data);
  const onError = (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) });
  const mark = useMutation({ ...markMutation, onError });
  const remove = useMutation({ ...removeMutation, onError });
  const newest = data?.data[0]?.id;
  const hasUnread = data?.data.some(({ readAt }) => readAt === null) === true;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="w-60 shrink-0">
          <SegmentedControl
            label={t`Notifications shown`}
            hideLabel
            options={[
              { id: 'all', name: t`All` },
              { id: 'unread', name: t`Unread` },
            ]}
            value={isUnreadOnly ? 'unread' : 'all'}
            onChange={(id) => choose(id === 'unread' ? 'unread' : '')}
          />
        </div>
        {hasUnread && newest !== undefined ? (
          <Button
            isPending={mark.isPending}
            onPress={() =>
              mark.mutate(list.state.page === 1 ? { isRead: true, upTo: newest } : { isRead: true })
            }
          >
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null}
      </div>
      {data === undefined ? (
        <QueryFallback error={error} onRetry={() => refetch()} />
      ) : data.data.length === 0 ? (
        <EmptyState
          icon={<Bell aria-hidden />}
          title={isUnreadOnly ? t`Nothing is unread` : t`No notifications yet`}
        >
          <Trans>What concerns your account and your work appears here.</Trans>
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {data.data.map((each) => (
              <NotificationRow
                key={each.id}
                notification={each}
                onRead={() => mark.mutate({ isRead: true, ids: [each.id] })}
                onRemove={() => remove.mutate([each.id])}
              />
            ))}
          </ul>
          <Pagination
            page={data.page}
            limit={data.limit}
            total={data.total ?? 0}
            onPage={(page) => list.show({ page })}
            onLimit={(limit) => list.show({ limit })}
          />
        </>
      )}
    </Card>
  );
}

/** The state of one tab's list in the address, which means nothing in another's. */
const ofList = { page: '', sort: '', state: '', show: '' };

/** Page of notifications, of the messages that were sent, and of which somebody wants. */
export function NotificationsPage() {
  const { t } = useLingui();
  const { raw, change } = useAddress();
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Notifications</Trans>}
        about={<Trans>What happened with your account and your products.</Trans>}
      />
      <Tabs
        label={t`Notifications`}
        chosen={addressText(raw, 'tab') || 'list'}
        onChoose={(tab) => change({ ...ofList, tab: tab === 'list' ? '' : tab })}
        pages={[
          { id: 'list', title: t`Notifications`, content: <NotificationList /> },
          { id: 'settings', title: t`Settings`, content: <SettingsTab /> },
          { id: 'email', title: t`Emails`, content: <SentMessages channel="email" /> },
          { id: 'sms', title: t`SMS`, content: <SentMessages channel="sms" /> },
        ]}
      />
    </div>
  );
}
