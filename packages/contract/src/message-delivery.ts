import * as z from 'zod/mini';
import { codeChannels } from './auth.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { choice, count, id, instant, text, yesOrNo } from './field.ts';
import { keyQuery, maxRemoved } from './list-query.ts';
import { sentMessage } from './notification.ts';
import { email, mobile } from './text-format.ts';

/** Days for which the text of a message that failed stays, to be sent again. */
export const failedTextDays = 14;

/** Reasons why a message cannot be sent again. */
export const resendObstacles = [
  /** It waits, is on its way, or was withdrawn: it has not failed. */
  'notFailed',
  /** It holds a code, is too old, or its subscription ended: its text is not kept. */
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
  /** Of one that waits. */
  nextTryAt: z.nullable(instant()),
  obstacle: z.nullable(choice(resendObstacles)),
  /** Whether its address or number can be corrected. */
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
  query: keyQuery,
  body: nothing,
  reply: messageDetails,
} as const satisfies Endpoint;

export const correctMessage = {
  method: 'PUT',
  path: '/notification-message',
  access: 'admin',
  summary: 'Correct the address or number of one message that failed',
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
export const resendScope = z.discriminatedUnion('kind', [
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
  query: nothing,
  body: z.strictObject({ scope: resendScope }),
  reply: z.object({ messages: whole(), oldest: z.nullable(instant()) }),
} as const satisfies Endpoint;

export const resendMessages = {
  method: 'POST',
  path: '/notification-message/send',
  access: 'admin',
  summary: 'Send messages again that failed; one that was taken by a provider is not',
  query: nothing,
  body: z.strictObject({ scope: resendScope }),
  reply: z.object({ sent: whole() }),
} as const satisfies Endpoint;

export const clearAddress = {
  method: 'POST',
  path: '/notification-message/address',
  access: 'admin',
  summary: 'Take the address of an email for one that takes mail again',
  query: nothing,
  body: z.strictObject({ id: id() }),
  reply: messageDetails,
} as const satisfies Endpoint;

export const clearOwnAddress = {
  method: 'POST',
  path: '/notification-settings/address',
  access: 'signedIn',
  summary: 'Say that the own address takes mail again',
  query: nothing,
  body: nothing,
  reply: z.object({ cleared: yesOrNo() }),
} as const satisfies Endpoint;

export const messageDeliveryEndpoints: readonly Endpoint[] = [
  findMessage,
  correctMessage,
  previewResend,
  resendMessages,
  clearAddress,
  clearOwnAddress,
];
