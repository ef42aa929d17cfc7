import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAddressFilter, useAddressList, useExistingPage } from '../../../lib/use-address-list.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { markMutation, notificationsQuery, removeMutation } from '../queries.ts';
import { NotificationRow } from './notification-row.tsx';

const usual = { column: 'id', direction: 'desc' } as const;

/** The own notifications, the newest first: all, or those that are unread. */
export function NotificationList() {
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
