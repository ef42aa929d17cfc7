import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccountStatus } from '@saer/contract/account/account';
import type { AnnouncementAudience, AnnouncementState } from '@saer/contract/contact/announcement';
import type { AccountRole } from '@saer/contract/api/role';

export const stateWords: Readonly<
  Record<
    AnnouncementState,
    { readonly label: MessageDescriptor; readonly tone: 'neutral' | 'positive' | 'info' | 'warning' }
  >
> = {
  DRAFT: { label: msg`Draft`, tone: 'neutral' },
  SCHEDULED: { label: msg`Planned`, tone: 'info' },
  SENDING: { label: msg`Being sent`, tone: 'warning' },
  SENT: { label: msg({ message: 'Sent', context: 'announcement' }), tone: 'positive' },
  WITHDRAWN: { label: msg`Withdrawn`, tone: 'neutral' },
};

export const audienceKinds: Readonly<Record<AnnouncementAudience['kind'], MessageDescriptor>> = {
  all: msg`Every active account`,
  role: msg`Active accounts with a role`,
  plan: msg`Subscribers of a plan and their sub-users`,
  status: msg`Accounts in a state`,
  one: msg`One account`,
};

export const roleWords: Readonly<Record<AccountRole, MessageDescriptor>> = {
  SUPER_ADMIN: msg`Super admins`,
  ADMIN: msg`Admins`,
  USER: msg`Sellers`,
  SUB_USER: msg`Sub-users`,
};

export const statusWords: Readonly<Record<AccountStatus, MessageDescriptor>> = {
  PENDING: msg`Waiting for approval`,
  ACTIVE: msg`Active`,
  INACTIVE: msg`Deactivated`,
  BLOCKED: msg`Blocked`,
};
