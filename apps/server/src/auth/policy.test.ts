import { describe, expect, it } from 'vitest';
import { deletedFrom, isGone, signInRefusal, type SignInState } from './policy.ts';

const now = Date.parse('2026-03-01T00:00:00.000Z');
const days = (count: number) => new Date(now + count * 86_400_000).toISOString();
const active: SignInState = {
  status: 'ACTIVE',
  isVerified: true,
  deletedAt: null,
  subscriber: null,
  oneTimeUntil: null,
};
const toRefusal = (state: Partial<SignInState>) => signInRefusal({ ...active, ...state }, now)?.code;

describe('Who gave the right password', () => {
  it('comes in when the account is active, confirmed and not deleted', () => {
    expect(toRefusal({})).toBeUndefined();
    expect(toRefusal({ subscriber: { status: 'ACTIVE', deletedAt: null } })).toBeUndefined();
  });

  it('is told of a block before anything else', () => {
    expect(toRefusal({ status: 'BLOCKED', deletedAt: days(-1), isVerified: false })).toBe('accountBlocked');
  });

  it('is told until when a deleted account can be restored', () => {
    expect(signInRefusal({ ...active, deletedAt: days(-1) }, now)).toEqual({
      code: 'accountDeleted',
      details: { until: days(29) },
    });
  });

  it('rests with the account, or with the subscriber of a sub-user', () => {
    expect(toRefusal({ status: 'INACTIVE' })).toBe('accountInactive');
    for (const status of ['PENDING', 'INACTIVE', 'BLOCKED'] as const)
      expect(toRefusal({ subscriber: { status, deletedAt: null } })).toBe('accountInactive');
    expect(toRefusal({ subscriber: { status: 'ACTIVE', deletedAt: days(-1) } })).toBe('accountInactive');
  });

  it('confirms the address first and then waits for approval', () => {
    expect(toRefusal({ status: 'PENDING', isVerified: false })).toBe('notVerified');
    expect(toRefusal({ status: 'PENDING' })).toBe('awaitingApproval');
    expect(toRefusal({ isVerified: false })).toBe('notVerified');
  });

  it('sets their own password after a generated one, while it is valid', () => {
    expect(toRefusal({ oneTimeUntil: days(1) })).toBe('passwordMustChange');
    expect(toRefusal({ oneTimeUntil: days(0) })).toBe('oneTimePasswordExpired');
  });
});

describe('A deleted account', () => {
  it('is gone thirty days later', () => {
    expect(deletedFrom(days(0))).toBe(days(30));
    expect(isGone({ deletedAt: days(-29) }, now)).toBe(false);
    expect(isGone({ deletedAt: days(-30) }, now)).toBe(true);
    expect(isGone({ deletedAt: null }, now)).toBe(false);
  });
});
