import type { MessageDescriptor } from '@lingui/core';
import type { NewsletterState } from '@saer/contract/newsletter';

/** Headers of the file with newsletter subscribers, in their order. */
export const exportHeaders = {
  email: /*i18n*/ { id: 'newsletter.email', message: 'Email' },
  state: /*i18n*/ { id: 'newsletter.state', message: 'State' },
  language: /*i18n*/ { id: 'newsletter.language', message: 'Language' },
  consentVersion: /*i18n*/ { id: 'newsletter.consentVersion', message: 'Version of the consent text' },
  consentSource: /*i18n*/ { id: 'newsletter.consentSource', message: 'Page of the consent' },
  consentAt: /*i18n*/ { id: 'newsletter.consentAt', message: 'Consent (UTC)' },
  confirmedAt: /*i18n*/ { id: 'newsletter.confirmedAt', message: 'Confirmed (UTC)' },
  unsubscribedAt: /*i18n*/ { id: 'newsletter.unsubscribedAt', message: 'Unsubscribed (UTC)' },
  unsubscribedBy: /*i18n*/ { id: 'newsletter.unsubscribedBy', message: 'Unsubscribed by' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const stateWords: Readonly<Record<NewsletterState, MessageDescriptor>> = {
  PENDING: /*i18n*/ { id: 'newsletter.pending', message: 'Not confirmed yet' },
  CONFIRMED: /*i18n*/ { id: 'newsletter.confirmedState', message: 'Confirmed' },
  UNSUBSCRIBED: /*i18n*/ { id: 'newsletter.unsubscribedState', message: 'Unsubscribed' },
};
