import * as delivery from '@saer/contract/contact/message-delivery';
import * as contract from '@saer/contract/contact/notification';
import * as push from '@saer/contract/account/push';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';

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

/** The version that the next change is based on: the last one that came from the server. */
let savedVersion = 0;

export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async () => {
    const settings = await call(contract.findNotificationSettings, {});
    savedVersion = settings.version;
    return settings;
  },
  meta: quiet,
});

type SettingsChange = Omit<z.input<typeof contract.updateNotificationSettings.body>, 'version'>;

/** Settings as they are once a change is saved. */
function withChange(
  settings: contract.NotificationSettings,
  { channels = [], quietHours = settings.quietHours, language = settings.language }: SettingsChange,
): contract.NotificationSettings {
  const chosen = new Map(channels.map(({ kind, channel, isOn }) => [`${kind}.${channel}`, isOn]));
  return {
    ...settings,
    quietHours,
    language,
    channels: settings.channels.map((each) => ({
      ...each,
      isOn: chosen.get(`${each.kind}.${each.channel}`) ?? each.isOn,
    })),
  };
}

/** Saves a choice; shown at once, and one after the other where several are made quickly. */
export const settingsMutation = mutationOptions({
  scope: { id: 'notification-settings' },
  mutationFn: (change: SettingsChange) =>
    call(contract.updateNotificationSettings, {
      body: { version: savedVersion, ...change },
    }),
  onMutate: (change) =>
    queryClient.setQueryData(settingsQuery.queryKey, (shown) => shown && withChange(shown, change)),
  onSuccess: (saved, change) => {
    savedVersion = saved.version;
    // Choices that wait for this one stay as they are shown.
    queryClient.setQueryData(settingsQuery.queryKey, (shown) =>
      shown === undefined ? saved : withChange({ ...shown, version: saved.version }, change),
    );
  },
  onError: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  meta: quiet,
});

/** Says that the own address takes mail again. */
export const clearAddressMutation = mutationOptions({
  mutationFn: () => call(delivery.clearOwnAddress, {}),
  onSuccess: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  meta: quiet,
});

const everyTarget = ['push-target'] as const;
const renewTargets = () => queryClient.invalidateQueries({ queryKey: everyTarget });

/** The devices that messages on screen reach. */
export const pushTargetsQuery = queryOptions({
  queryKey: everyTarget,
  queryFn: () => call(push.findPushTargets, {}),
  meta: quiet,
});

export const addTargetMutation = mutationOptions({
  mutationFn: (body: z.input<typeof push.addPushTarget.body>) => call(push.addPushTarget, { body }),
  onSuccess: renewTargets,
  meta: quiet,
});

export const removeTargetMutation = mutationOptions({
  mutationFn: (id: number) => call(push.removePushTarget, { query: { id: String(id) } }),
  onSuccess: renewTargets,
  meta: quiet,
});
