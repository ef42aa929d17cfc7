import * as z from 'zod/mini';
import { choice, id, instant, text, yesOrNo } from '../api/field.ts';
import { accountRoles } from '../api/role.ts';

/** PENDING waits for an admin's approval; BLOCKED accounts cannot return by themselves; INACTIVE ones are deactivated. */
export const accountStatuses = ['PENDING', 'ACTIVE', 'INACTIVE', 'BLOCKED'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Allowed transitions of an account's status. The server enforces them, and the admin's buttons are derived from them. */
const accountTransitions: Readonly<Record<AccountStatus, readonly AccountStatus[]>> = {
  PENDING: ['ACTIVE', 'BLOCKED'],
  ACTIVE: ['INACTIVE', 'BLOCKED'],
  INACTIVE: ['ACTIVE', 'BLOCKED'],
  BLOCKED: ['ACTIVE'],
};

export const canBecome = (from: AccountStatus, to: AccountStatus): boolean =>
  accountTransitions[from].includes(to);

/** Days between the request to delete an account and its deletion; until then it can be restored. */
export const deletionGraceDays = 30;

export const accountLanguages = ['ar', 'en'] as const;

const named = { firstName: text(100), lastName: text(100) };

/** An account as its owner, their subscriber and admins see it. */
export const account = z.object({
  id: id(),
  ...named,
  fullName: text(201),
  email: text(254),
  /** E.164. */
  mobile: z.nullable(text(16)),
  role: choice(accountRoles),
  status: choice(accountStatuses),
  language: choice(accountLanguages),
  /** The address was confirmed with a code or a link. */
  isVerified: yesOrNo(),
  /** A Saudi identity was confirmed by Nafath. */
  isIdentityVerified: yesOrNo(),
  /** A sub-user's subscriber. */
  subscriberId: z.nullable(id()),
  lastSignInAt: z.nullable(instant()),
  /** The owner requested deletion; after the grace period nothing is left. */
  deletedAt: z.nullable(instant()),
  /** The same of a sub-user's subscriber, without whom they cannot sign in; null for other accounts. */
  subscriberDeletedAt: z.nullable(instant()),
  createdAt: instant(),
  /** The account that added this one; null if it registered itself. */
  createdBy: z.nullable(id()),
  updatedAt: instant(),
});
export type Account = z.infer<typeof account>;

/** The most characters of a profile photo as a data URI: a square of 256 pixels stays far below. */
export const maxProfileImageLength = 200_000;

/** The signed-in account. */
export const ownAccount = z.extend(account, {
  /** An image as a data URI; null for the page's placeholder. */
  profileImage: z.nullable(z.string()),
});
export type OwnAccount = z.infer<typeof ownAccount>;
