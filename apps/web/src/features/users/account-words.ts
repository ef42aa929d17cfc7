import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AccountRole } from '@saer/contract/api/role';
import type { BadgeTone } from '../../components/layout/badge.tsx';
import type { Segment } from './list/list-state.ts';
import type { Account } from '@saer/contract/account/account';
import { isolate } from '@saer/i18n/isolate-ltr';

export const roleWords: Readonly<Record<AccountRole, MessageDescriptor>> = {
  SUPER_ADMIN: msg`Super admin`,
  ADMIN: msg`Admin`,
  USER: msg({ message: 'Seller', context: 'role' }),
  SUB_USER: msg`Sub-user`,
};

export const statusWords: Readonly<Record<Segment, MessageDescriptor>> = {
  PENDING: msg({ message: 'Awaiting approval', context: 'account status' }),
  ACTIVE: msg({ message: 'Active', context: 'account status' }),
  INACTIVE: msg({ message: 'Inactive', context: 'account status' }),
  BLOCKED: msg({ message: 'Blocked', context: 'account status' }),
  DELETED: msg({ message: 'Deleted', context: 'account status' }),
};

export const statusTones: Readonly<Record<Segment, BadgeTone>> = {
  PENDING: 'warning',
  ACTIVE: 'positive',
  INACTIVE: 'neutral',
  BLOCKED: 'negative',
  DELETED: 'negative',
};

/** A person's name inside a sentence of either direction. */
export const personName = ({ fullName }: Pick<Account, 'fullName'>): string => isolate(fullName);
