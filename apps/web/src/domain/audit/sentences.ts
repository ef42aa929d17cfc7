import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { isListName, lists } from '@saer/contract/lists/all';
import type { Language } from '@saer/i18n/locale';
import type { AuditAction } from './action-labels.ts';
import { isAuditedEntity, type AuditedEntity } from './audited-entities.ts';

interface ActionSentences {
  readonly bySomebody: MessageDescriptor;
  readonly byNobody: MessageDescriptor;
}

/** For a verb that this page was not built with. */
const somethingDone: ActionSentences = {
  bySomebody: msg({ message: '{who} changed {what}.' }),
  byNobody: msg({ message: '{what} was changed.' }),
};

/** The action as a sentence, by its verb in the audit. */
const sentences: Readonly<Record<AuditAction, ActionSentences>> = {
  create: {
    bySomebody: msg({ message: '{who} added {what}.' }),
    byNobody: msg({ message: '{what} was added.' }),
  },
  update: {
    bySomebody: msg({ message: '{who} changed {what}.' }),
    byNobody: msg({ message: '{what} was changed.' }),
  },
  remove: {
    bySomebody: msg({ message: '{who} deleted {what}.' }),
    byNobody: msg({ message: '{what} was deleted.' }),
  },
  restore: {
    bySomebody: msg({ message: '{who} restored {what}.' }),
    byNobody: msg({ message: '{what} was restored.' }),
  },
  erase: {
    bySomebody: msg({ message: '{who} deleted {what} for good.' }),
    byNobody: msg({ message: '{what} was deleted for good.' }),
  },
  confirm: {
    bySomebody: msg({ message: '{who} confirmed {what}.' }),
    byNobody: msg({ message: '{what} was confirmed.' }),
  },
  submit: {
    bySomebody: msg({ message: '{who} sent {what} to review.' }),
    byNobody: msg({ message: '{what} was sent to review.' }),
  },
  return: {
    bySomebody: msg({ message: '{who} sent {what} back to draft.' }),
    byNobody: msg({ message: '{what} was sent back to draft.' }),
  },
  publish: {
    bySomebody: msg({ message: '{who} published {what}.' }),
    byNobody: msg({ message: '{what} was published.' }),
  },
  withdraw: {
    bySomebody: msg({ message: '{who} withdrew {what}.' }),
    byNobody: msg({ message: '{what} was withdrawn.' }),
  },
  supersede: {
    bySomebody: msg({ message: '{who} superseded {what}.' }),
    byNobody: msg({ message: '{what} was superseded by a newer one.' }),
  },
  notify: {
    bySomebody: msg({ message: '{who} told sellers about {what}.' }),
    byNobody: msg({ message: 'Sellers were told about {what}.' }),
  },
  replace: {
    bySomebody: msg({ message: '{who} imported new content into {what}.' }),
    byNobody: msg({ message: 'New content was imported into {what}.' }),
  },
  register: {
    bySomebody: msg({ message: '{who} registered {what}.' }),
    byNobody: msg({ message: '{what} was registered.' }),
  },
  verify: {
    bySomebody: msg({ message: '{who} confirmed the email of {what}.' }),
    byNobody: msg({ message: 'The email of {what} was confirmed.' }),
  },
  activate: {
    bySomebody: msg({ message: '{who} activated {what}.' }),
    byNobody: msg({ message: '{what} was activated.' }),
  },
  deactivate: {
    bySomebody: msg({ message: '{who} deactivated {what}.' }),
    byNobody: msg({ message: '{what} was deactivated.' }),
  },
  block: {
    bySomebody: msg({ message: '{who} blocked {what}.' }),
    byNobody: msg({ message: '{what} was blocked.' }),
  },
  changePassword: {
    bySomebody: msg({ message: '{who} changed the password of {what}.' }),
    byNobody: msg({ message: 'The password of {what} was changed.' }),
  },
  resetPassword: {
    bySomebody: msg({ message: '{who} set a new password for {what}.' }),
    byNobody: msg({ message: 'A new password was set for {what}.' }),
  },
  enableTotp: {
    bySomebody: msg({ message: '{who} turned on the authenticator app of {what}.' }),
    byNobody: msg({ message: 'The authenticator app of {what} was turned on.' }),
  },
  disableTotp: {
    bySomebody: msg({ message: '{who} turned off the authenticator app of {what}.' }),
    byNobody: msg({ message: 'The authenticator app of {what} was turned off.' }),
  },
  renewRecoveryCodes: {
    bySomebody: msg({ message: '{who} made new recovery codes for {what}.' }),
    byNobody: msg({ message: 'New recovery codes were made for {what}.' }),
  },
  useRecoveryCode: {
    bySomebody: msg({ message: '{who} used a recovery code of {what}.' }),
    byNobody: msg({ message: 'A recovery code of {what} was used.' }),
  },
  addPasskey: {
    bySomebody: msg({ message: '{who} added a passkey to {what}.' }),
    byNobody: msg({ message: 'A passkey was added to {what}.' }),
  },
  removePasskey: {
    bySomebody: msg({ message: '{who} removed a passkey of {what}.' }),
    byNobody: msg({ message: 'A passkey of {what} was removed.' }),
  },
  resetSecondFactor: {
    bySomebody: msg({ message: '{who} reset the second factor of {what}.' }),
    byNobody: msg({ message: 'The second factor of {what} was reset.' }),
  },
  changeContact: {
    bySomebody: msg({ message: '{who} changed the contact details of {what}.' }),
    byNobody: msg({ message: 'The contact details of {what} were changed.' }),
  },
  propose: {
    bySomebody: msg({ message: '{who} proposed {what}.' }),
    byNobody: msg({ message: '{what} was proposed.' }),
  },
  approve: {
    bySomebody: msg({ message: '{who} approved {what}.' }),
    byNobody: msg({ message: '{what} was approved.' }),
  },
  reject: {
    bySomebody: msg({ message: '{who} rejected {what}.' }),
    byNobody: msg({ message: '{what} was rejected.' }),
  },
  accept: {
    bySomebody: msg({ message: '{who} accepted {what}.' }),
    byNobody: msg({ message: '{what} was accepted.' }),
  },
  extend: {
    bySomebody: msg({ message: '{who} extended {what}.' }),
    byNobody: msg({ message: '{what} was extended.' }),
  },
  renew: {
    bySomebody: msg({ message: '{who} renewed {what}.' }),
    byNobody: msg({ message: '{what} was renewed.' }),
  },
  makeUnlimited: {
    bySomebody: msg({ message: '{who} made {what} unlimited.' }),
    byNobody: msg({ message: '{what} was made unlimited.' }),
  },
  endUnlimited: {
    bySomebody: msg({ message: '{who} gave {what} an end again.' }),
    byNobody: msg({ message: '{what} was given an end again.' }),
  },
  cancel: {
    bySomebody: msg({ message: '{who} cancelled {what}.' }),
    byNobody: msg({ message: '{what} was cancelled.' }),
  },
  cancelAtEnd: {
    bySomebody: msg({ message: '{who} let {what} end with its period.' }),
    byNobody: msg({ message: '{what} was set to end with its period.' }),
  },
  resume: {
    bySomebody: msg({ message: '{who} kept {what} after all.' }),
    byNobody: msg({ message: '{what} was kept after all.' }),
  },
  expire: {
    bySomebody: msg({ message: '{who} ended {what}.' }),
    byNobody: msg({ message: '{what} has ended.' }),
  },
  correct: {
    bySomebody: msg({ message: '{who} set {what} right after a wrong clock.' }),
    byNobody: msg({ message: '{what} was set right after a wrong clock.' }),
  },
  takeBack: {
    bySomebody: msg({ message: '{who} took days of {what} back with a refund.' }),
    byNobody: msg({ message: 'Days of {what} were taken back with a refund.' }),
  },
  recordFinding: {
    bySomebody: msg({ message: '{who} wrote down what the bank says about a payment of {what}.' }),
    byNobody: msg({ message: 'What the bank says about a payment of {what} was written down.' }),
  },
  confirmFinding: {
    bySomebody: msg({ message: '{who} confirmed what the bank says about a payment of {what}.' }),
    byNobody: msg({ message: 'What the bank says about a payment of {what} was confirmed.' }),
  },
  dismissFinding: {
    bySomebody: msg({ message: '{who} dismissed what was read at the bank about a payment of {what}.' }),
    byNobody: msg({ message: 'What was read at the bank about a payment of {what} was dismissed.' }),
  },
  take: {
    bySomebody: msg({ message: '{who} took on {what}.' }),
    byNobody: msg({ message: '{what} was taken on.' }),
  },
  reply: {
    bySomebody: msg({ message: '{who} answered {what}.' }),
    byNobody: msg({ message: '{what} was answered.' }),
  },
  ask: {
    bySomebody: msg({ message: '{who} asked the sender of {what}.' }),
    byNobody: msg({ message: 'The sender of {what} was asked.' }),
  },
  close: {
    bySomebody: msg({ message: '{who} closed {what}.' }),
    byNobody: msg({ message: '{what} was closed.' }),
  },
  reopen: {
    bySomebody: msg({ message: '{who} opened {what} again.' }),
    byNobody: msg({ message: '{what} was opened again.' }),
  },
  markSpam: {
    bySomebody: msg({ message: '{who} marked {what} as spam.' }),
    byNobody: msg({ message: '{what} was marked as spam.' }),
  },
  unmarkSpam: {
    bySomebody: msg({ message: '{who} marked {what} as not spam.' }),
    byNobody: msg({ message: '{what} was marked as not spam.' }),
  },
  assign: {
    bySomebody: msg({ message: '{who} assigned {what}.' }),
    byNobody: msg({ message: '{what} was assigned.' }),
  },
  note: {
    bySomebody: msg({ message: '{who} noted something about {what}.' }),
    byNobody: msg({ message: 'Something was noted about {what}.' }),
  },
  send: {
    bySomebody: msg({ message: '{who} sent {what}.' }),
    byNobody: msg({ message: '{what} was sent.' }),
  },
  confirmIdentity: {
    bySomebody: msg({ message: '{who} confirmed the identity of {what}.' }),
    byNobody: msg({ message: 'The identity of {what} was confirmed.' }),
  },
};

const byAction: Readonly<Record<string, ActionSentences | undefined>> = sentences;

/** The sentences about a verb. */
export const actionSentences = (action: string): ActionSentences => byAction[action] ?? somethingDone;

/** Audited entities that are not admin lists, within a sentence. */
const others: Readonly<Record<AuditedEntity, MessageDescriptor>> = {
  rangeFactorVersion: msg`the version of the range factors`,
  productFeeOverride: msg`the agreed fee`,
  feeProposal: msg`the change`,
  deemedSupplier: msg`the answer about VAT in payouts`,
  statementRate: msg`the commissions from statements`,
  evidenceConsent: msg`the consent to send rates`,
  statementClaims: msg`the claims from statements`,
  product: msg`the product`,
  scenario: msg`the scenario`,
  account: msg`the account`,
  subscription: msg`the subscription`,
  contactMessage: msg`the contact message`,
  newsletterIssue: msg`the newsletter`,
  newsletterSubscriber: msg`the newsletter subscriber`,
  legalDocument: msg`the document`,
  siteSetting: msg`the setting`,
  crashReport: msg`the crash`,
  release: msg`the release`,
};

/** An entity in the middle of a sentence. */
export function entityInSentence(entity: string, i18n: I18n, language: Language): string {
  if (isListName(entity)) return lists[entity].labels[language].the;
  return i18n._(isAuditedEntity(entity) ? others[entity] : msg`an entry`);
}
