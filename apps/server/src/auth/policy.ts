import { type AccountStatus, deletionGraceDays } from '@saer/contract/account/account';
import type { FieldError } from '@saer/contract/api/error-reply';

const day = 86_400_000;

/** The time after which a deleted account is gone. */
export const deletedFrom = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + deletionGraceDays * day).toISOString();

export interface SignInState {
  readonly status: AccountStatus;
  readonly isVerified: boolean;
  readonly deletedAt: string | null;
  /** A sub-user's subscriber; null for an account without one. */
  readonly subscriber: { readonly status: AccountStatus; readonly deletedAt: string | null } | null;
  /** Set: the password is one that was generated. */
  readonly oneTimeUntil: string | null;
}

/** The grace period is over: the rest of the account only waits to be erased. */
export const isGone = ({ deletedAt }: Pick<SignInState, 'deletedAt'>, now: number): boolean =>
  deletedAt !== null && Date.parse(deletedFrom(deletedAt)) <= now;

/** Why an account whose password was right may not sign in all the same; undefined: it may. */
export function signInRefusal(state: SignInState, now: number): FieldError | undefined {
  const { status, isVerified, deletedAt, subscriber, oneTimeUntil } = state;
  if (status === 'BLOCKED') return { code: 'accountBlocked' };
  if (deletedAt !== null) return { code: 'accountDeleted', details: { until: deletedFrom(deletedAt) } };
  if (status === 'INACTIVE') return { code: 'accountInactive' };
  if (subscriber !== null && (subscriber.status !== 'ACTIVE' || subscriber.deletedAt !== null))
    return { code: 'accountInactive' };
  if (!isVerified) return { code: 'notVerified' };
  if (status === 'PENDING') return { code: 'awaitingApproval' };
  if (oneTimeUntil === null) return undefined;
  return { code: Date.parse(oneTimeUntil) <= now ? 'oneTimePasswordExpired' : 'passwordMustChange' };
}
