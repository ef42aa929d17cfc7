import type { Messages } from '@lingui/core';
import type { Language } from '@saer/i18n/locale';

/** A feature with its own messages. */
export type MessageFeature =
  | 'app'
  | 'offline'
  | 'errors'
  | 'admin-errors'
  | 'sign-in-errors'
  | 'calculator'
  | 'reasons'
  | 'scenarios'
  | 'sale-vat'
  | 'landing'
  | 'landing-text'
  | 'priced-sheet'
  | 'store-fees'
  | 'pricing'
  | 'pricing-text'
  | 'site-text'
  | 'fees-text'
  | 'instructions-text'
  | 'contact-text'
  | 'contact-management'
  | 'contact-errors'
  | 'legal-text'
  | 'legal-documents'
  | 'acceptance'
  | 'checkout'
  | 'checkout-result'
  | 'bank-account'
  | 'access'
  | 'account'
  | 'users'
  | 'subscriptions'
  | 'lists'
  | 'history'
  | 'fees'
  | 'sheet'
  | 'statement'
  | 'statement-rates'
  | 'statement-claims'
  | 'dashboard'
  | 'start'
  | 'products'
  | 'sheets'
  | 'tools'
  | 'tools-pricing'
  | 'tools-vat'
  | 'tools-promotions'
  | 'tools-fees'
  | 'tools-sourcing'
  | 'tools-text';

type Load = () => Promise<{ messages: Messages }>;

/** The rooms an entry can open, and where their words are. */
export type MessageLoaders = Readonly<Record<Language, Readonly<Partial<Record<MessageFeature, Load>>>>>;
