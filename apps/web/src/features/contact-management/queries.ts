import {
  assignContactMessage,
  decideContactMessage,
  exportContactMessages,
  findContactAssignees,
  findContactPicture,
  findContactThread,
  markContactSpam,
  noteContactMessage,
  pageContactMessages,
  removeContactMessages,
  replyToContactMessage,
} from '@saer/contract/contact/contact';
import { downloadFile } from '@saer/contract/site/file';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  createNewsletterIssue,
  exportNewsletterSubscribers,
  pageNewsletterIssues,
  pageNewsletterSubscribers,
  removeNewsletterIssue,
  removeNewsletterSubscribers,
  sendNewsletterIssue,
  testNewsletterIssue,
  updateNewsletterIssue,
} from '@saer/contract/contact/newsletter';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call, download } from '../../lib/api/api.ts';
import { asDataUri } from '../../lib/browser/as-data-uri.ts';
import { sendWithRetry } from '../../lib/api/send-with-retry.ts';

const everyMessage = ['contact'] as const;
const everyNewsletter = ['newsletter'] as const;
const quiet = { quiet: true } as const;
const encoded = (filter: ListFilter) => ({ query: { filter: encodeFilter(filter) } });

/** A page of contact messages. The current one remains until the next is loaded. */
export const messagesQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyMessage, 'page', filter],
    queryFn: () => call(pageContactMessages, encoded(filter)),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const threadQuery = (id: string) =>
  queryOptions({
    queryKey: [...everyMessage, 'thread', id],
    queryFn: () => call(findContactThread, { query: { id } }),
    meta: quiet,
  });

/** The picture of an entry; it never changes. */
export const pictureQuery = (id: number) =>
  queryOptions({
    queryKey: [...everyMessage, 'picture', id],
    queryFn: async () => asDataUri(await download(findContactPicture, { id })),
    staleTime: Infinity,
    meta: quiet,
  });

export const assigneesQuery = queryOptions({
  queryKey: [...everyMessage, 'assignees'],
  queryFn: async () => (await call(findContactAssignees, {})).admins,
  meta: quiet,
});

/** Also after a failure: somebody else may have answered. */
const changing = <V, R>(key: readonly string[], mutationFn: (values: V) => Promise<R>) =>
  mutationOptions<R, Error, V>({
    mutationFn,
    onSettled: (_reply, _error, _values, _result, { client }) => client.invalidateQueries({ queryKey: key }),
    meta: quiet,
  });

export const decideMutation = changing(everyMessage, (body: z.input<typeof decideContactMessage.body>) =>
  call(decideContactMessage, { body }),
);
export const assignMutation = changing(everyMessage, (body: z.input<typeof assignContactMessage.body>) =>
  call(assignContactMessage, { body }),
);
/** Sent again where the reply was lost: the same key means the same mail. */
export const replyMutation = changing(everyMessage, (body: z.input<typeof replyToContactMessage.body>) =>
  sendWithRetry(() => call(replyToContactMessage, { body })),
);
export const noteMutation = changing(everyMessage, (body: z.input<typeof noteContactMessage.body>) =>
  sendWithRetry(() => call(noteContactMessage, { body })),
);
export const spamMutation = changing(everyMessage, (ids: readonly string[]) =>
  call(markContactSpam, { query: { id: ids.join(',') } }),
);
export const removeMutation = changing(everyMessage, (ids: readonly string[]) =>
  call(removeContactMessages, { query: { id: ids.join(',') } }),
);

/** The PDF of an entry. */
export const downloadDocument = (fileId: string): Promise<Blob> =>
  download(downloadFile, { bucketId: 'contact-attachments', fileId });

/** Contact messages that a filter finds, as a file. */
export const downloadMessages = (filter: ListFilter): Promise<Blob> =>
  download(exportContactMessages, { filter: encodeFilter(filter) });

export const subscribersQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyNewsletter, 'subscribers', filter],
    queryFn: () => call(pageNewsletterSubscribers, encoded(filter)),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

export const removeSubscribersMutation = changing(everyNewsletter, (ids: readonly string[]) =>
  call(removeNewsletterSubscribers, { query: { id: ids.join(',') } }),
);

/** Subscribers that a filter finds, as a file. */
export const downloadSubscribers = (filter: ListFilter): Promise<Blob> =>
  download(exportNewsletterSubscribers, { filter: encodeFilter(filter) });

/** Says how often an issue that is being sent is looked at again, in milliseconds. */
const sendingInterval = 5_000;

export const issuesQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...everyNewsletter, 'issues', filter],
    queryFn: () => call(pageNewsletterIssues, encoded(filter)),
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) =>
      state.data?.data.some((issue) => issue.state === 'SENDING') === true ? sendingInterval : false,
    meta: quiet,
  });

export const createIssueMutation = changing(
  everyNewsletter,
  (body: z.input<typeof createNewsletterIssue.body>) => call(createNewsletterIssue, { body }),
);
export const updateIssueMutation = changing(
  everyNewsletter,
  (body: z.input<typeof updateNewsletterIssue.body>) => call(updateNewsletterIssue, { body }),
);
export const removeIssueMutation = changing(everyNewsletter, (id: number) =>
  call(removeNewsletterIssue, { query: { id: String(id) } }),
);
export const testIssueMutation = changing(everyNewsletter, (id: number) =>
  call(testNewsletterIssue, { body: { id } }),
);
export const sendIssueMutation = changing(everyNewsletter, (body: z.input<typeof sendNewsletterIssue.body>) =>
  call(sendNewsletterIssue, { body }),
);
