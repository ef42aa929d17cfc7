import * as z from 'zod/mini';
import { codeChannels } from '../account/auth.ts';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, text, yesOrNo } from '../api/field.ts';
import { keyQuery, maxRemoved } from '../api/list-query.ts';
import { sentMessage } from './notification.ts';
import { email, mobile } from '../api/text-format.ts';

/** Days for which the text of a message stays, to be sent again: of one that failed, or that may still come back. */
export const savedTextDays = 14;

/** Reasons why a message cannot be sent again. */
const resendObstacles = [
  /** It waits, was withdrawn, or a provider took it and did not return it: it has not failed. */
  'notFailed',
  /** It held a code or opened an account, went to many, is too old, or its subscription ended: its text is not kept. */
  'noText',
  'expired',
  'withdrawn',
] as const;
export type ResendObstacle = (typeof resendObstacles)[number];

/** A message as an admin looks at it. */
export const messageDetails = z.object({
  message: sentMessage,
  channel: choice(codeChannels),
  subject: z.nullable(z.string()),
  /** Without its links; null: it is not kept, or not shown. */
  text: z.nullable(z.string()),
  /** It holds a code, or is about somebody's access: not shown, and never sent to another address. */
  isSecret: yesOrNo(),
  /** For one that waits. */
  nextTryAt: z.nullable(instant()),
  obstacle: z.nullable(choice(resendObstacles)),
  /** True if its address or number can be corrected. */
  isCorrectable: yesOrNo(),
  /** Since when its address refuses mail; null: it takes it, as far as is known. */
  addressRefuses: z.nullable(z.object({ since: instant(), isComplaint: yesOrNo() })),
});
export type MessageDetails = z.infer<typeof messageDetails>;

export const findMessage = {
  method: 'GET',
  path: '/notification-message',
  access: 'admin',
  summary: 'An email or SMS: what it says, how far it got, and whether it can be sent again',
  description:
    'One email or SMS by its number. `text` is shown of messages that hold no code and open no account, without the addresses of their links. The text of a message that failed stays for 14 days, and so does that of one that a provider took, in case it comes back, unless it opens an account or went to many.',
  query: keyQuery,
  body: nothing,
  reply: messageDetails,
} as const satisfies Endpoint;

export const correctMessage = {
  method: 'PUT',
  path: '/notification-message',
  access: 'admin',
  summary: 'Correct the address or number of one message that failed or came back',
  description:
    'Corrects where this one message goes, never one with a code or about somebody’s access; the address of an account stays as it is. `recipient` is the address that the caller saw.',
  query: nothing,
  body: z.strictObject({
    id: id(),
    /** Where it was to go, as the caller saw it. */
    recipient: text(254),
    email: z.exactOptional(email()),
    mobile: z.exactOptional(mobile()),
  }),
  reply: messageDetails,
} as const satisfies Endpoint;

/** Which messages are sent again: some, or all of a channel that nobody carried in any try. */
const resendScope = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('some'),
    ids: z.array(id(), 'count').check(z.minLength(1, 'count'), z.maxLength(maxRemoved, 'count')),
  }),
  z.strictObject({ kind: z.literal('gaveUp'), channel: choice(codeChannels) }),
]);
export type ResendScope = z.infer<typeof resendScope>;

const whole = () => count(0, 2_147_483_647);

export const previewResend = {
  method: 'POST',
  path: '/notification-message/reach',
  access: 'admin',
  summary: 'How many messages would be sent again',
  description: 'How many messages of a scope can be sent again now, and when the oldest was written.',
  query: nothing,
  body: z.strictObject({ scope: resendScope }),
  reply: z.object({ messages: whole(), oldest: z.nullable(instant()) }),
} as const satisfies Endpoint;

export const resendMessages = {
  method: 'POST',
  path: '/notification-message/send',
  access: 'admin',
  summary: 'Send messages again that failed or came back',
  description:
    'Sends those again that failed or came back and whose text is kept, each under its id, and once however many ask; one that a provider took and did not return is not sent again. `gaveUp`: all of a channel that no provider could be reached for.',
  query: nothing,
  body: z.strictObject({ scope: resendScope }),
  reply: z.object({ sent: whole() }),
} as const satisfies Endpoint;

export const clearAddress = {
  method: 'POST',
  path: '/notification-message/address',
  access: 'admin',
  summary: 'Take the address of an email for one that takes mail again',
  description: 'Takes the address of this email for one that takes mail again.',
  query: nothing,
  body: z.strictObject({ id: id() }),
  reply: messageDetails,
} as const satisfies Endpoint;

export const clearOwnAddress = {
  method: 'POST',
  path: '/notification-settings/address',
  access: 'signedIn',
  summary: 'Say that the own address takes mail again',
  description:
    'Where mail to the own address came back for good, messages that can be switched off are not sent to it, until it changes or its owner says by this that it takes mail again.',
  query: nothing,
  body: nothing,
  reply: z.object({ cleared: yesOrNo() }),
} as const satisfies Endpoint;

export const messageEndpoints: readonly DescribedEndpoint[] = [
  findMessage,
  correctMessage,
  previewResend,
  resendMessages,
  clearAddress,
];
