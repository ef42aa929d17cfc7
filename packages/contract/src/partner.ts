import * as z from 'zod/mini';
import { type Endpoint, nothing } from './endpoint.ts';
import { choice, yesOrNo } from './field.ts';

/** `files` is an API that browsers call; `storage` is where the bytes of files are. */
export const partnerRoles = ['mail', 'sms', 'identity', 'files', 'cards', 'storage'] as const;
export type PartnerRole = (typeof partnerRoles)[number];

/** An external system that accounts and payments depend on. */
export const partner = z.object({
  role: choice(partnerRoles),
  name: z.string(),
  /** A local provider replaces it: nothing leaves this machine. */
  isStandIn: yesOrNo(),
  /** The page that displays what the local provider received, or answers for it. */
  page: z.nullable(z.string()),
});
export type Partner = z.infer<typeof partner>;

export const findPartners = {
  method: 'GET',
  path: '/partner',
  access: 'public',
  summary: 'The outside systems that accounts depend on, and which of them are local stand-ins',
  query: nothing,
  body: nothing,
  reply: z.array(partner),
} as const satisfies Endpoint;
