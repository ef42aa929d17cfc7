import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { AccountRole } from '@saer/contract/role';

const words = {
  SUPER_ADMIN: msg`Super admin`,
  ADMIN: msg`Admin`,
  USER: msg`Seller`,
  SUB_USER: msg`Sub-user`,
} as const satisfies Record<AccountRole, unknown>;

/** What each role is called. */
export const useRoleWords = (): ((role: AccountRole) => string) => {
  const { _ } = useLingui();
  return (role) => _(words[role]);
};
