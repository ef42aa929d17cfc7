import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { choice, instant, text } from '../api/field.ts';
import { nationalId, uuid } from '../api/text-format.ts';

export const identityStates = ['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED'] as const;
export type IdentityState = (typeof identityStates)[number];

export const startIdentityCheck = {
  method: 'POST',
  path: '/auth/nafath/verification',
  access: 'accountOwner',
  summary: 'Ask Nafath to confirm the own Saudi identity',
  description: 'Asks Nafath to confirm a Saudi identity; `random` is the number to choose in its app.',
  query: nothing,
  body: z.strictObject({ nationalId: nationalId() }),
  reply: z.object({
    requestId: z.string(),
    /** Two digits to choose in the Nafath app. */
    random: z.string(),
    expiresAt: instant(),
  }),
} as const satisfies Endpoint;

export const checkIdentityCheck = {
  method: 'POST',
  path: '/auth/nafath/check-status',
  access: 'accountOwner',
  summary: 'How far the own identity check has come',
  description: 'How far that has come. Only its starter may ask.',
  query: nothing,
  body: z.strictObject({ requestId: uuid() }),
  reply: z.object({ status: choice(identityStates) }),
} as const satisfies Endpoint;

/** Nafath calls this; only its signed token counts. */
export const identityCallback = {
  method: 'POST',
  path: '/auth/nafath/callback',
  access: 'public',
  summary: 'Nafath reports a decision with a signed token',
  description: 'For Nafath alone: reports a decision. Only the signed token in it counts.',
  query: nothing,
  body: z.looseObject({ token: text(8_000), transId: text(100), requestId: text(100) }),
  bodyLimit: 64 * kilobyte,
  reply: z.object({ message: z.string() }),
} as const satisfies Endpoint;

export const nafathEndpoints: readonly DescribedEndpoint[] = [
  startIdentityCheck,
  checkIdentityCheck,
  identityCallback,
];
