import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What was done, by its verb in the history. */
export const actionWords: Readonly<Record<string, MessageDescriptor>> = {
  create: msg({ message: 'Added', context: 'history' }),
  update: msg({ message: 'Changed', context: 'history' }),
  remove: msg({ message: 'Deleted', context: 'history' }),
  confirm: msg({ message: 'Confirmed', context: 'history' }),
  submit: msg({ message: 'Sent to review', context: 'history' }),
  return: msg({ message: 'Sent back to draft', context: 'history' }),
  publish: msg({ message: 'Published', context: 'history' }),
  withdraw: msg({ message: 'Withdrawn', context: 'history' }),
  supersede: msg({ message: 'Superseded', context: 'history' }),
  replace: msg({ message: 'Imported', context: 'history' }),
  register: msg({ message: 'Registered', context: 'history' }),
  activate: msg({ message: 'Activated', context: 'history' }),
  deactivate: msg({ message: 'Deactivated', context: 'history' }),
  block: msg({ message: 'Blocked', context: 'history' }),
  restore: msg({ message: 'Restored', context: 'history' }),
  erase: msg({ message: 'Erased for good', context: 'history' }),
  verify: msg({ message: 'Confirmed by a code', context: 'history' }),
  confirmIdentity: msg({ message: 'Identity confirmed', context: 'history' }),
  changeContact: msg({ message: 'Email or mobile changed', context: 'history' }),
  changePassword: msg({ message: 'Password changed', context: 'history' }),
  resetPassword: msg({ message: 'Password reset', context: 'history' }),
  enableTotp: msg({ message: 'Authenticator app turned on', context: 'history' }),
  disableTotp: msg({ message: 'Authenticator app turned off', context: 'history' }),
  renewRecoveryCodes: msg({ message: 'New recovery codes', context: 'history' }),
  useRecoveryCode: msg({ message: 'Recovery code used', context: 'history' }),
  addPasskey: msg({ message: 'Passkey added', context: 'history' }),
  removePasskey: msg({ message: 'Passkey removed', context: 'history' }),
  resetSecondFactor: msg({ message: 'Second factor reset', context: 'history' }),
};
