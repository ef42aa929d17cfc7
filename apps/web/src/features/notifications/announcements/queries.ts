import * as contract from '@saer/contract/contact/announcement';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { pageUsers } from '@saer/contract/account/user';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../lib/api/api.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

const every = ['announcement'] as const;
const quiet = { quiet: true } as const;
const renewing = {
  onSettled: () => queryClient.invalidateQueries({ queryKey: every }),
  meta: quiet,
};

const isUnderWay = ({ state, delivery }: contract.Announcement): boolean =>
  state === 'SENDING' || state === 'SCHEDULED' || (state === 'SENT' && delivery.queued > 0);

/** A page of announcements; asked for again every few seconds while one is on its way. */
export const announcementsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...every, 'page', filter],
    queryFn: () => call(contract.pageAnnouncements, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    refetchInterval: ({ state: { data } }) => (data?.data.some(isUnderWay) === true ? 3_000 : false),
    meta: quiet,
  });

/** Who would get an announcement now. */
export const audienceQuery = (audience: contract.AnnouncementAudience) =>
  queryOptions({
    queryKey: [...every, 'audience', audience],
    queryFn: () => call(contract.previewAnnouncement, { body: { audience } }),
    staleTime: 0,
    meta: quiet,
  });

/** Accounts whose email address, where the text looks like one, or whose name contains a text. */
export const accountsQuery = (search: string) =>
  queryOptions({
    queryKey: [...every, 'accounts', search],
    queryFn: () =>
      call(pageUsers, {
        query: {
          filter: encodeFilter({
            where: { [search.includes('@') ? 'email' : 'fullName']: { contains: search }, leaving: false },
            limit: 8,
          }),
        },
      }),
    enabled: search.length > 1,
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const saveMutation = mutationOptions({
  mutationFn: ({
    named,
    content,
  }: {
    /** The draft to change; undefined for a new one. */
    readonly named: { readonly id: number; readonly version: number } | undefined;
    readonly content: contract.AnnouncementContent;
  }) =>
    named === undefined
      ? call(contract.createAnnouncement, { body: content })
      : call(contract.updateAnnouncement, { body: { ...named, ...content } }),
  ...renewing,
});

export const removeMutation = mutationOptions({
  mutationFn: (id: number) => call(contract.removeAnnouncement, { query: { id } }),
  ...renewing,
});

export const sendMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.sendAnnouncement.body>) =>
    call(contract.sendAnnouncement, { body }),
  ...renewing,
});

export const withdrawMutation = mutationOptions({
  mutationFn: (body: z.input<typeof contract.withdrawAnnouncement.body>) =>
    call(contract.withdrawAnnouncement, { body }),
  ...renewing,
});
