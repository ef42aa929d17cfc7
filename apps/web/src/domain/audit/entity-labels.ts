import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isListName, type ListName, listNames, lists } from '@saer/contract/lists/all';
import type { Language } from '@saer/i18n/locale';
import type { Option } from '../../components/button/segmented-control.tsx';
import { isAuditedEntity, type AuditedEntity } from './audited-entities.ts';

const others: Readonly<Record<AuditedEntity, MessageDescriptor>> = {
  rangeFactorVersion: msg`Version of the range factors`,
  productFeeOverride: msg`Agreed fee`,
  feeProposal: msg`Proposed change`,
  deemedSupplier: msg`Answer about VAT in payouts`,
  statementRate: msg`Commissions from statements`,
  evidenceConsent: msg`Consent to send rates`,
  statementClaims: msg`Claims from statements`,
  product: msg`Product`,
  scenario: msg`Scenario`,
  account: msg`Account`,
  subscription: msg`Subscription`,
  contactMessage: msg`Contact message`,
  newsletterIssue: msg`Newsletter`,
  newsletterSubscriber: msg`Newsletter subscriber`,
  legalDocument: msg`Terms or privacy policy`,
  siteSetting: msg`Setting`,
  crashReport: msg`Crash of the app`,
  release: msg`Release of the desktop app`,
};

/** The name of an entity, as a title or an option; undefined for one this page was not built with. */
export function entityLabel(entity: string, i18n: I18n, language: Language): string | undefined {
  if (isListName(entity)) return lists[entity].labels[language].one;
  return isAuditedEntity(entity) ? i18n._(others[entity]) : undefined;
}

/** The list that each of the others follows among the options. */
const following: Readonly<Partial<Record<ListName, readonly AuditedEntity[]>>> = {
  rangeFactor: ['rangeFactorVersion'],
  referralRule: ['productFeeOverride', 'feeProposal', 'statementRate', 'evidenceConsent', 'statementClaims'],
  store: ['deemedSupplier'],
  pricePlan: [
    'subscription',
    'product',
    'scenario',
    'account',
    'contactMessage',
    'newsletterIssue',
    'newsletterSubscriber',
    'legalDocument',
    'siteSetting',
    'crashReport',
    'release',
  ],
};

/** Every entity with its label. */
export const entityOptions = (i18n: I18n, language: Language): readonly Option[] =>
  listNames
    .flatMap((name) => [name, ...(following[name] ?? [])])
    .map((id) => ({ id, name: entityLabel(id, i18n, language) ?? id }));
