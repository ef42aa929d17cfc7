import * as z from 'zod/mini';
import { accountLanguages } from '../account/account.ts';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, text, yesOrNo } from '../api/field.ts';
import { keysQuery, maxRemoved, pageQuery } from '../api/list-query.ts';
import { pageOf } from '../api/list-filter.ts';
import type { Role } from '../api/role.ts';

/** The ways by which a notification reaches somebody; `app`: the list in the app; `push`: on the screens of devices that they chose. */
export const notificationChannels = ['app', 'push', 'email', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Rule of a channel for a kind: `always` cannot be switched off, since law, safety or the service itself demands it. */
type ChannelRule = 'always' | 'on' | 'off';

/** Subjects of notifications. */
export const notificationGroups = ['account', 'subscription', 'work', 'news', 'admin'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

interface KindRules {
  readonly group: NotificationGroup;
  /** Everybody who can get it. */
  readonly roles: readonly Role[];
  /** Does not wait for the end of quiet hours. */
  readonly isUrgent?: true;
  /** A channel that is absent does not carry the kind. */
  readonly channels: Readonly<Partial<Record<NotificationChannel, ChannelRule>>>;
}

const everybody: readonly Role[] = ['SUPER_ADMIN', 'ADMIN', 'USER', 'SUB_USER'];
const sellers: readonly Role[] = ['USER', 'SUB_USER'];
const admins: readonly Role[] = ['SUPER_ADMIN', 'ADMIN'];

/** Every kind of notification. */
const notificationKinds = {
  accountApproved: {
    group: 'account',
    roles: sellers,
    isUrgent: true,
    channels: { app: 'always', push: 'on', email: 'always' },
  },
  securityChanged: {
    group: 'account',
    roles: everybody,
    isUrgent: true,
    channels: { app: 'always', push: 'on', email: 'always', sms: 'always' },
  },
  subUserAdded: { group: 'account', roles: ['USER'], channels: { app: 'always', push: 'off' } },
  paymentChanged: {
    group: 'subscription',
    roles: ['USER'],
    channels: { app: 'always', push: 'on', email: 'always', sms: 'on' },
  },
  subscriptionChanged: {
    group: 'subscription',
    roles: ['USER'],
    channels: { app: 'always', push: 'on', email: 'on', sms: 'on' },
  },
  invoiceIssued: {
    group: 'subscription',
    roles: ['USER'],
    channels: { app: 'always', push: 'off', email: 'always' },
  },
  feesChanged: { group: 'work', roles: ['USER'], channels: { app: 'on', push: 'on', email: 'on' } },
  factorsChanged: { group: 'work', roles: ['USER'], channels: { app: 'on', push: 'on' } },
  sheetImported: { group: 'work', roles: sellers, channels: { app: 'on', push: 'off' } },
  claimsFound: { group: 'work', roles: sellers, channels: { app: 'on', push: 'off' } },
  announcement: { group: 'news', roles: everybody, channels: { app: 'always', push: 'on', email: 'on' } },
  registrationWaiting: { group: 'admin', roles: admins, channels: { app: 'on', push: 'off' } },
  subscriptionWaiting: { group: 'admin', roles: admins, channels: { app: 'on', push: 'off' } },
  proposalWaiting: { group: 'admin', roles: admins, channels: { app: 'on', push: 'on' } },
  contactWaiting: { group: 'admin', roles: admins, channels: { app: 'on', push: 'off', email: 'on' } },
} as const satisfies Record<string, KindRules>;

export type NotificationKind = keyof typeof notificationKinds;
const isKind = (name: string): name is NotificationKind => Object.hasOwn(notificationKinds, name);
export const notificationKindNames: readonly NotificationKind[] =
  Object.keys(notificationKinds).filter(isKind);

export const rulesOf = (kind: NotificationKind): KindRules => notificationKinds[kind];

/** The kinds that a role can get. */
export const kindsFor = (role: Role): readonly NotificationKind[] =>
  notificationKindNames.filter((kind) => rulesOf(kind).roles.includes(role));

/** A notification in the app, in the reader's language. */
export const notification = z.object({
  id: id(),
  kind: choice(notificationKindNames),
  title: text(500),
  /** Text beyond its title. */
  text: z.nullable(text(4_000)),
  /** The page that it is about, a path of the app. */
  href: z.nullable(text(500)),
  createdAt: instant(),
  readAt: z.nullable(instant()),
});
export type Notification = z.infer<typeof notification>;

/** Unread notifications are counted up to here. */
export const maxUnread = 100;

/** State of the own notifications: what the bell shows. */
const notificationState = z.object({
  /** At most `maxUnread`. */
  unread: count(0, maxUnread),
  /** The newest, read or not. */
  newest: z.array(notification),
});
export type NotificationState = z.infer<typeof notificationState>;

/** The newest notifications in a state. */
export const newestCount = 10;

export const pageNotifications = {
  method: 'GET',
  path: '/notification/page',
  access: 'signedIn',
  summary: 'The own notifications, a page at a time',
  description:
    'The own notifications in the language of the call, the newest first. `href` is a path of the app. Those read are deleted after 90 days, all after a year.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(notification),
} as const satisfies Endpoint;

/** The same at the path that the specification names. */
export const notifications = {
  ...pageNotifications,
  path: '/notification',
  description: 'The same at the path of the resource.',
} as const satisfies Endpoint;

export const findNotificationState = {
  method: 'GET',
  path: '/notification/state',
  access: 'signedIn',
  summary: 'The number of unread notifications, and the newest ones',
  description:
    'How many are unread, at most 100, and the ten newest. `GET /notification/stream` follows them without asking again: server-sent events, each with `unread` and `newestId`, the first at once. A client that comes back after a break is told how things stand then, so nothing is missed or told twice. It takes the same headers as any call; one account has at most 8 such connections, of which the oldest gives way.',
  query: nothing,
  body: nothing,
  reply: notificationState,
} as const satisfies Endpoint;

export const markNotifications = {
  method: 'PUT',
  path: '/notification',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Mark own notifications as read or unread: those named, or all up to one',
  description:
    'Marks those in `ids`, or all: with `upTo` only those up to the newest one that was seen, so that one that arrives meanwhile stays unread.',
  query: nothing,
  body: z.strictObject({
    isRead: yesOrNo(),
    /** Absent: all up to `upTo`. */
    ids: z.exactOptional(
      z.array(id(), 'count').check(z.minLength(1, 'count'), z.maxLength(maxRemoved, 'count')),
    ),
    /** The newest one that was seen: later ones stay as they are. */
    upTo: z.exactOptional(id()),
  }),
  reply: z.object({ changed: count(0, 2_147_483_647), unread: count(0, maxUnread) }),
} as const satisfies Endpoint;

export const removeNotifications = {
  method: 'DELETE',
  path: '/notification',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Delete own notifications',
  description: '`removed` lists those that were there and the own ones.',
  query: keysQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

/** Says that the own notifications are not as they were. */
export const notificationSignal = z.object({
  unread: count(0, maxUnread),
  /** The newest; null: there is none. */
  newestId: z.nullable(id()),
});
export type NotificationSignal = z.infer<typeof notificationSignal>;

/** Follows the own notifications by server-sent events, each a `notificationSignal`; outside `endpoints`, since its reply does not end. */
export const notificationStreamPath = '/notification/stream';

/**
 * The states of a message on its way. `SENT`: somebody took it to carry it; `DELIVERED` and `BOUNCED` are what they reported later.
 * `FAILED`: nobody took it; `WITHDRAWN`: before it was sent.
 */
export const messageStates = ['QUEUED', 'SENT', 'DELIVERED', 'BOUNCED', 'FAILED', 'WITHDRAWN'] as const;
export type MessageState = (typeof messageStates)[number];
/** States of messages that did not arrive and are tried no more: never taken, or come back. */
export const undeliveredStates = ['FAILED', 'BOUNCED'] as const satisfies readonly MessageState[];

/** Reasons why a message is not where it should be, for people. */
export const messageFailures = [
  /** Nobody could be reached who would carry it; it is tried again. */
  'unreachable',
  /** The provider will not carry it, now or later. */
  'refused',
  /** Nobody could be reached in all tries. */
  'gaveUp',
  /** It was of no use any more. */
  'expired',
  /** The provider took it, and it came back for good. */
  'bounced',
  /** The provider took it, and it has not arrived yet. */
  'delayed',
  /** It arrived, and the recipient reported it as unwanted. */
  'complained',
  /** It goes to many, and the address refuses mail: it was not tried. */
  'addressRefuses',
] as const;
export type MessageFailure = (typeof messageFailures)[number];

/** An email or SMS as it was sent, without what it said. */
export const sentMessage = z.object({
  id: id(),
  /** Its subject; a name of ours. */
  template: text(64),
  recipient: text(254),
  account: z.nullable(z.object({ id: id(), fullName: text(201) })),
  language: choice(accountLanguages),
  state: choice(messageStates),
  attempts: count(0, 2_147_483_647),
  failure: z.nullable(choice(messageFailures)),
  /** Why the last try failed, in the provider's words; for admins. */
  lastError: z.nullable(z.string()),
  createdAt: instant(),
  sentAt: z.nullable(instant()),
  /** When the provider last reported what became of it. */
  reportedAt: z.nullable(instant()),
});
export type SentMessage = z.infer<typeof sentMessage>;

export const pageNotificationEmails = {
  method: 'GET',
  path: '/notification-email',
  access: 'signedIn',
  summary: 'Emails and how far they got: the own ones, for admins all',
  description:
    'Emails of the last 90 days without what they said: to the own account, for admins all. `SENT` says that the mail server took it; `DELIVERED` and `BOUNCED` are what was reported later. `failure` says why it is not where it should be; `lastError` is for admins alone.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(sentMessage),
} as const satisfies Endpoint;

export const pageNotificationSms = {
  ...pageNotificationEmails,
  path: '/notification-sms',
  summary: 'SMS and how far they got: the own ones, for admins all',
  description: 'The same for SMS.',
} as const satisfies Endpoint;

/** A minute of the day in Riyadh, from midnight. */
const minuteOfDay = () => count(0, 24 * 60 - 1);

/** When emails and SMS that can wait do so: from one minute of the day in Riyadh to another, over midnight where the first is later. */
const quietHours = z.strictObject({ from: minuteOfDay(), to: minuteOfDay() });
export type QuietHours = z.infer<typeof quietHours>;

const channelChoice = z.object({
  kind: choice(notificationKindNames),
  channel: choice(notificationChannels),
  isOn: yesOrNo(),
});

/** Choices of somebody about notifications. */
export const notificationSettings = z.object({
  version: count(0, 2_147_483_647),
  /** Every channel of every kind that the role can get. */
  channels: z.array(z.extend(channelChoice, { isFixed: yesOrNo() })),
  quietHours: z.nullable(quietHours),
  /** Count of all messages to this account. */
  language: choice(accountLanguages),
  /** Where the own address refuses mail: since when, and whether mail was reported as unwanted there; null: it takes it, as far as is known. */
  addressRefuses: z.nullable(z.object({ email: text(254), since: instant(), isComplaint: yesOrNo() })),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const findNotificationSettings = {
  method: 'GET',
  path: '/notification-settings',
  access: 'signedIn',
  summary: 'Which notifications come by which channel, quiet hours, and the language of messages',
  description:
    'Every channel of every kind that the role can get. `isFixed`: it cannot be switched off, since law, safety or the service itself demands it.',
  query: nothing,
  body: nothing,
  reply: notificationSettings,
} as const satisfies Endpoint;

export const updateNotificationSettings = {
  method: 'PUT',
  path: '/notification-settings',
  access: 'signedIn',
  summary: 'Choose which notifications come by which channel, quiet hours, and the language of messages',
  description:
    'Only what is sent changes. Quiet hours are minutes of the day in Riyadh; emails, SMS and messages to screens wait for their end, but for those about the security of the account.',
  query: nothing,
  body: z.strictObject({
    version: count(0, 2_147_483_647),
    /** Those that change; a channel that is fixed is refused. */
    channels: z.exactOptional(
      z.array(z.strictObject(channelChoice.shape), 'count').check(z.maxLength(100, 'count')),
    ),
    quietHours: z.exactOptional(z.nullable(quietHours)),
    language: z.exactOptional(choice(accountLanguages)),
  }),
  reply: notificationSettings,
} as const satisfies Endpoint;

export const notificationEndpoints: readonly DescribedEndpoint[] = [
  pageNotifications,
  notifications,
  findNotificationState,
  markNotifications,
  removeNotifications,
  pageNotificationEmails,
  pageNotificationSms,
  findNotificationSettings,
  updateNotificationSettings,
];
