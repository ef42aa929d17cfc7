import { accountRoles } from '@saer/contract/api/role';
import { describe, expect, test } from 'vitest';
import { type Actor, isLastSuperAdmin, mayAdd, mayGiveRole, mayManage, maySee } from './policy.ts';

const actor = (role: Actor['role'], accountId = 1): Actor => ({ role, accountId });
const subject = (role: Actor['role'], id = 2, subscriberId: number | null = null) => ({
  id,
  role,
  subscriberId: role === 'SUB_USER' ? (subscriberId ?? 3) : null,
});
const managedBy = (role: Actor['role']) =>
  accountRoles.filter((each) => mayManage(actor(role), subject(each)));

describe('whose accounts someone manages', () => {
  test('a super admin everybody', () => expect(managedBy('SUPER_ADMIN')).toEqual(accountRoles));
  test('an admin sellers and sub-users, no admin', () =>
    expect(managedBy('ADMIN')).toEqual(['USER', 'SUB_USER']));
  test('a seller the sub-users they added, and no one else’s', () => {
    expect(managedBy('USER')).toEqual([]);
    expect(mayManage(actor('USER'), subject('SUB_USER', 2, 1))).toBe(true);
  });
  test('a sub-user nobody', () => {
    expect(managedBy('SUB_USER')).toEqual([]);
    expect(mayManage(actor('SUB_USER'), subject('SUB_USER', 2, 1))).toBe(false);
  });
  test.each(accountRoles)('%s never their own: nobody blocks, rests, demotes or removes themself', (role) => {
    expect(mayManage(actor(role), subject(role, 1))).toBe(false);
  });
});

describe('who sees an account', () => {
  test.each(accountRoles)('%s their own', (role) => expect(maySee(actor(role), subject(role, 1))).toBe(true));
  test('else only who manages it: other admins are to an admin as missing', () => {
    expect(maySee(actor('ADMIN'), subject('ADMIN'))).toBe(false);
    expect(maySee(actor('ADMIN'), subject('SUPER_ADMIN'))).toBe(false);
    expect(maySee(actor('ADMIN'), subject('USER'))).toBe(true);
    expect(maySee(actor('USER'), subject('SUB_USER'))).toBe(false);
    expect(maySee(actor('SUB_USER'), subject('USER', 3))).toBe(false);
  });
});

describe('who adds whom', () => {
  test.each([
    ['SUPER_ADMIN', ['SUPER_ADMIN', 'ADMIN', 'USER']],
    ['ADMIN', ['USER']],
    ['USER', ['SUB_USER']],
    ['SUB_USER', []],
  ] as const)('%s adds %j', (role, added) => {
    expect(accountRoles.filter((each) => mayAdd(actor(role), each))).toEqual(added);
  });
});

describe('who gives whom another role', () => {
  test('a super admin makes a seller an admin, and an admin a seller', () => {
    expect(mayGiveRole(actor('SUPER_ADMIN'), subject('USER'), 'ADMIN')).toBe(true);
    expect(mayGiveRole(actor('SUPER_ADMIN'), subject('ADMIN'), 'USER')).toBe(true);
  });
  test('an admin makes no admin, and unmakes none', () => {
    expect(mayGiveRole(actor('ADMIN'), subject('USER'), 'ADMIN')).toBe(false);
    expect(mayGiveRole(actor('ADMIN'), subject('ADMIN'), 'USER')).toBe(false);
  });
  test('nobody themself', () =>
    expect(mayGiveRole(actor('SUPER_ADMIN'), subject('SUPER_ADMIN', 1), 'USER')).toBe(false));
  test('nobody becomes a sub-user or stops being one', () => {
    expect(mayGiveRole(actor('SUPER_ADMIN'), subject('USER'), 'SUB_USER')).toBe(false);
    expect(mayGiveRole(actor('SUPER_ADMIN'), subject('SUB_USER'), 'USER')).toBe(false);
    expect(mayGiveRole(actor('USER'), subject('SUB_USER', 2, 1), 'SUB_USER')).toBe(false);
  });
});

test('the last active super admin is the only remaining one', () => {
  expect(isLastSuperAdmin({ id: 1 }, [1])).toBe(true);
  expect(isLastSuperAdmin({ id: 1 }, [1, 2])).toBe(false);
  expect(isLastSuperAdmin({ id: 2 }, [1])).toBe(false);
});
