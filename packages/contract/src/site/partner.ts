import * as z from 'zod/mini';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, yesOrNo } from '../api/field.ts';

/** `files` is an API that browsers call; `storage` is where the bytes of files are; `push` shows messages on screens. */
export const partnerRoles = ['mail', 'sms', 'identity', 'files', 'cards', 'storage', 'push'] as const;
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
  description: 'The outside systems that accounts depend on, and which of them are local stand-ins.',
  query: nothing,
  body: nothing,
  reply: z.array(partner),
} as const satisfies Endpoint;

/** The addresses at which providers report what became of messages, as they are entered there. */
export const findReportAddresses = {
  method: 'GET',
  path: '/partner/report-address',
  access: 'admin',
  summary: 'The secret addresses at which providers report what became of emails and SMS, for super admins',
  description:
    'The addresses that are entered at providers, for super admins; others get null. A mail server posts its report (RFC 3464) to that of emails, or a script a JSON object with `messageId`, `state` (`delivered`, `bounced` or `complained`), `isPermanent`, `reason` and `at`.',
  query: nothing,
  body: nothing,
  reply: z.object({
    /** null: the caller is no super admin. */
    email: z.nullable(z.string()),
    /** null, too: how the reports of this provider look is not known. */
    sms: z.nullable(z.string()),
    /** True if others than this machine can reach them. */
    isPublic: yesOrNo(),
  }),
} as const satisfies Endpoint;
