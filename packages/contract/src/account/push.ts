import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, id, instant, text, yesOrNo } from '../api/field.ts';
import { keyQuery } from '../api/list-query.ts';

/** The ways by which a push message reaches a device: a browser's own push service, or Firebase Cloud Messaging. */
export const pushKinds = ['web', 'fcm'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Devices that an account may have; another takes the place of the one added longest ago. */
export const maxPushTargets = 20;

const base64Url = (bytes: number) =>
  z
    .string('text')
    .check(
      z.regex(new RegExp(`^[A-Za-z0-9_-]{${String(Math.ceil((bytes * 4) / 3))}}={0,2}$`), 'invalidValue'),
    );

/** A token of Firebase Cloud Messaging: it names one app on one device. */
export const fcmToken = z.string('text').check(z.regex(/^[\w:-]{20,1000}$/, 'invalidValue'));

/** A browser's subscription (Push API), as `PushSubscription.toJSON()` writes it. */
export const webSubscription = z.object({
  endpoint: z
    .string('text')
    .check(z.maxLength(1_000, 'tooLong'), z.regex(/^https:\/\/[a-z0-9.:-]+\/[\x21-\x7e]*$/i, 'invalidValue')),
  keys: z.strictObject({ p256dh: base64Url(65), auth: base64Url(16) }),
});
export type WebSubscription = z.infer<typeof webSubscription>;

/** A device of the own account that push messages reach. */
export const pushTarget = z.object({
  id: id(),
  kind: choice(pushKinds),
  /** True if it belongs to the session of this call. */
  isOwnSession: yesOrNo(),
  /** The browser of its session, as it names itself. */
  browser: text(300),
  createdAt: instant(),
});
export type PushTarget = z.infer<typeof pushTarget>;

const pushTargets = z.object({
  /** The key that a browser subscribes with, base64url; null: push messages are switched off here. */
  publicKey: z.nullable(z.string()),
  /** True if the local stand-in takes the place of browsers' push services: it shows messages on a page of its own. */
  isStandIn: yesOrNo(),
  /** True if tokens of Firebase Cloud Messaging are taken. */
  takesFcm: yesOrNo(),
  targets: z.array(pushTarget),
});

export const findPushTargets = {
  method: 'GET',
  path: '/push-target',
  access: 'signedIn',
  summary: 'The devices that push messages to the own account reach, and the key to add this one',
  description:
    'Devices on whose screens notifications are shown. `publicKey` is the VAPID key that a browser subscribes with; null where the operator has not switched this on. `isStandIn`: a local stand-in takes the place of browsers’ push services.',
  query: nothing,
  body: nothing,
  reply: pushTargets,
} as const satisfies Endpoint;

export const addPushTarget = {
  method: 'POST',
  path: '/push-target',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Have push messages sent to this device until its session ends',
  description:
    'A browser’s subscription, or a token of Firebase Cloud Messaging where the operator uses it; `standIn` where the local stand-in is used. It belongs to the session of the call and ends with it; a device that its service no longer knows is removed. An account has 20 at most, the newest.',
  query: nothing,
  body: z.union([
    z.strictObject({ kind: z.literal('web'), subscription: webSubscription }),
    z.strictObject({ kind: z.literal('fcm'), token: fcmToken }),
    /** Where the local stand-in is used, which has the keys itself. */
    z.strictObject({ kind: z.literal('standIn') }),
  ]),
  reply: pushTarget,
} as const satisfies Endpoint;

export const removePushTarget = {
  method: 'DELETE',
  path: '/push-target',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Send no more push messages to a device of the own account',
  description: 'A device of the own account, of whichever session.',
  query: keyQuery,
  body: nothing,
  reply: z.object({ id: id() }),
} as const satisfies Endpoint;

export const pushEndpoints: readonly DescribedEndpoint[] = [findPushTargets, addPushTarget, removePushTarget];
