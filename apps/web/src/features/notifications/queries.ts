import * as contract from '@saer/contract/notification';
import { encodeFilter, type ListFilter } from '@saer/contract/list-filter';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

export const everyNotification = ['notification'] as const;
const quiet = { quiet: true } as const;
const encoded = (filter: ListFilter) => ({ query: { filter: encodeFilter(filter) } });
const renew = () => queryClient.invalidateQueries({ queryKey: everyNotification });

/** A page of the own notifications. The current one remains until the next is loaded. */
export const notificationsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyNotification, 'page', filter],
    queryFn: () => call(contract.pageNotifications, encoded(filter)),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const markMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.markNotifications.body>) =>
    call(contract.markNotifications, { body }),
  onSuccess: renew,
  meta: quiet,
});

export const removeMutation = mutationOptions({
  mutationFn: (ids: readonly number[]) =>
    call(contract.removeNotifications, { query: { id: ids.join(',') } }),
  onSuccess: renew,
  meta: quiet,
});

/** A page of the emails or SMS that were sent. */
export const sentQuery = (channel: 'email' | 'sms', filter: ListFilter) =>
  queryOptions({
    queryKey: ['sent-message', channel, filter],
    queryFn: () =>
      call(
        channel === 'email' ? contract.pageNotificationEmails : contract.pageNotificationSms,
        encoded(filter),
      ),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: () => call(contract.findNotificationSettings, {}),
  meta: quiet,
});

export const settingsMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.updateNotificationSettings.body>) =>
    call(contract.updateNotificationSettings, { body }),
  onSuccess: (saved) => queryClient.setQueryData(settingsQuery.queryKey, saved),
  onError: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  meta: quiet,
});
