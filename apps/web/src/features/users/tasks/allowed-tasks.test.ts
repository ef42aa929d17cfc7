import type { Account } from '@saer/contract/account/account';
import { describe, expect, test } from 'vitest';
import { allowedTasks, givableRoles } from './allowed-tasks.ts';

const account: Account = {
  id: 7,
  firstName: 'Sara',
  lastName: 'Example',
  fullName: 'Sara Example',
  email: 'sara@example.com',
  mobile: '+966500000000',
  role: 'USER',
  status: 'ACTIVE',
  language: 'ar',
  isVerified: true,
  isIdentityVerified: false,
  subscriberId: null,
  lastSignInAt: null,
  deletedAt: null,
  subscriberDeletedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const admin = { id: 1, role: 'ADMIN' } as const;

describe('the tasks offered for an account', () => {
  test('a registration that waits can be approved or blocked, not rested', () => {
    const tasks = allowedTasks(admin, { ...account, status: 'PENDING' });
    expect(tasks[0]).toBe('approve');
    expect(tasks).toContain('block');
    expect(tasks).not.toContain('rest');
  });

  test('a blocked one can only come back, be changed or be deleted', () => {
    expect(allowedTasks(admin, { ...account, status: 'BLOCKED' })).toEqual([
      'activate',
      'edit',
      'generatePassword',
      'resetSecondFactor',
      'acceptances',
      'remove',
    ]);
  });

  test('one that waits for its deletion can be restored and nothing else', () => {
    expect(allowedTasks(admin, { ...account, deletedAt: account.createdAt })).toEqual(['restore']);
  });

  test('a sub-user whose subscriber waits for deletion comes back only with them', () => {
    const subUser = { ...account, role: 'SUB_USER', subscriberDeletedAt: account.createdAt } as const;
    expect(allowedTasks(admin, subUser)).toEqual([]);
  });

  test('nothing is offered for the own account, or to an admin for another admin', () => {
    expect(allowedTasks({ id: 7, role: 'SUPER_ADMIN' }, { ...account, role: 'SUPER_ADMIN' })).toEqual([]);
    expect(allowedTasks(admin, { ...account, role: 'ADMIN' })).toEqual([]);
  });

  test('only a super admin adds admins', () => {
    expect(givableRoles('ADMIN')).toEqual(['USER']);
    expect(givableRoles('SUPER_ADMIN')).toEqual(['SUPER_ADMIN', 'ADMIN', 'USER']);
  });
});
