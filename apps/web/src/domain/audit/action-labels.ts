import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BadgeTone } from '../../components/layout/badge.tsx';

interface ActionLabel {
  readonly label: MessageDescriptor;
  /** Only deletions are red; by default it is an ordinary change. */
  readonly tone?: BadgeTone;
}

/** Labels of actions, by their verb in the audit. */
export const actionLabels = {
  create: { label: msg({ message: 'Added', context: 'history' }), tone: 'positive' },
  update: { label: msg({ message: 'Changed', context: 'history' }) },
  remove: { label: msg({ message: 'Deleted', context: 'history' }), tone: 'negative' },
  confirm: { label: msg({ message: 'Confirmed', context: 'history' }), tone: 'positive' },
  submit: { label: msg({ message: 'Sent to review', context: 'history' }) },
  return: { label: msg({ message: 'Sent back to draft', context: 'history' }) },
  publish: { label: msg({ message: 'Published', context: 'history' }), tone: 'positive' },
  withdraw: { label: msg({ message: 'Withdrawn', context: 'history' }) },
  supersede: { label: msg({ message: 'Superseded', context: 'history' }) },
  notify: { label: msg({ message: 'Sellers told', context: 'history' }) },
  replace: { label: msg({ message: 'Imported', context: 'history' }) },
  register: { label: msg({ message: 'Registered', context: 'history' }) },
  activate: { label: msg({ message: 'Activated', context: 'history' }) },
  deactivate: { label: msg({ message: 'Deactivated', context: 'history' }) },
  block: { label: msg({ message: 'Blocked', context: 'history' }), tone: 'negative' },
  restore: { label: msg({ message: 'Restored', context: 'history' }) },
  erase: { label: msg({ message: 'Erased for good', context: 'history' }) },
  verify: { label: msg({ message: 'Confirmed by a code', context: 'history' }) },
  confirmIdentity: { label: msg({ message: 'Identity confirmed', context: 'history' }) },
  changeContact: { label: msg({ message: 'Email or mobile changed', context: 'history' }) },
  changePassword: { label: msg({ message: 'Password changed', context: 'history' }) },
  resetPassword: { label: msg({ message: 'Password reset', context: 'history' }) },
  enableTotp: { label: msg({ message: 'Authenticator app turned on', context: 'history' }) },
  disableTotp: { label: msg({ message: 'Authenticator app turned off', context: 'history' }) },
  renewRecoveryCodes: { label: msg({ message: 'New recovery codes', context: 'history' }) },
  useRecoveryCode: { label: msg({ message: 'Recovery code used', context: 'history' }) },
  addPasskey: { label: msg({ message: 'Passkey added', context: 'history' }) },
  removePasskey: { label: msg({ message: 'Passkey removed', context: 'history' }) },
  propose: { label: msg({ message: 'Proposed', context: 'history' }) },
  approve: { label: msg({ message: 'Approved', context: 'history' }), tone: 'positive' },
  reject: { label: msg({ message: 'Rejected', context: 'history' }), tone: 'negative' },
  accept: { label: msg({ message: 'Accepted', context: 'history' }), tone: 'positive' },
  extend: { label: msg({ message: 'Extended', context: 'history' }) },
  renew: { label: msg({ message: 'Renewed', context: 'history' }), tone: 'positive' },
  makeUnlimited: { label: msg({ message: 'Made unlimited', context: 'history' }) },
  endUnlimited: { label: msg({ message: 'Given an end again', context: 'history' }) },
  cancel: { label: msg({ message: 'Cancelled', context: 'history' }), tone: 'negative' },
  cancelAtEnd: { label: msg({ message: 'Ends with its period', context: 'history' }) },
  resume: { label: msg({ message: 'Kept after all', context: 'history' }) },
  expire: { label: msg({ message: 'Ended', context: 'history' }) },
  correct: { label: msg({ message: 'Set right after a wrong clock', context: 'history' }) },
  takeBack: { label: msg({ message: 'Days taken back', context: 'history' }) },
  recordFinding: { label: msg({ message: 'Bank’s answer written down', context: 'history' }) },
  confirmFinding: { label: msg({ message: 'Bank’s answer confirmed', context: 'history' }) },
  dismissFinding: { label: msg({ message: 'Bank’s answer dismissed', context: 'history' }) },
  take: { label: msg({ message: 'Taken on', context: 'history' }) },
  reply: { label: msg({ message: 'Answered', context: 'history' }), tone: 'positive' },
  ask: { label: msg({ message: 'Sender asked', context: 'history' }) },
  close: { label: msg({ message: 'Closed', context: 'history' }) },
  reopen: { label: msg({ message: 'Opened again', context: 'history' }) },
  markSpam: { label: msg({ message: 'Marked as spam', context: 'history' }), tone: 'negative' },
  unmarkSpam: { label: msg({ message: 'Not spam', context: 'history' }) },
  assign: { label: msg({ message: 'Assigned', context: 'history' }) },
  note: { label: msg({ message: 'Noted', context: 'history' }) },
  send: { label: msg({ message: 'Sent to subscribers', context: 'history' }) },
  resetSecondFactor: { label: msg({ message: 'Second factor reset', context: 'history' }) },
} as const satisfies Record<string, ActionLabel>;
export type AuditAction = keyof typeof actionLabels;

const byAction: Readonly<Record<string, ActionLabel | undefined>> = actionLabels;

/** The label of a verb; undefined for one that this page was not built with. */
export const actionLabel = (action: string): ActionLabel | undefined => byAction[action];
