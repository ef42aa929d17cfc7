import { accountRoles } from '@saer/contract/api/role';
import { expect, test } from 'vitest';
import { visibleOwner, mayEdit, mayDelete } from './policy.ts';

const own = { ownerId: 7 };
const foreign = { ownerId: 8 };
const as = (role: (typeof accountRoles)[number]) => ({ role, tenantId: 7 });

test('sellers and their sub-users may read and edit only their own products', () => {
  for (const role of ['USER', 'SUB_USER'] as const)
    expect([visibleOwner(as(role)), mayEdit(as(role), own), mayEdit(as(role), foreign)]).toEqual([
      7,
      true,
      false,
    ]);
});

test('admins may read and edit every product', () => {
  for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
    expect([visibleOwner(as(role)), mayEdit(as(role), foreign)]).toEqual([undefined, true]);
});

test('only the seller and their sub-users may delete a product', () => {
  expect(accountRoles.filter((role) => mayDelete(as(role), own))).toEqual(['USER', 'SUB_USER']);
  expect(accountRoles.filter((role) => mayDelete(as(role), foreign))).toEqual([]);
});
