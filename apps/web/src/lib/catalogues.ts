import type { Messages } from '@lingui/core';
import type { Language } from '@saer/i18n/locale';

/** A part of the product with words of its own. */
export type Room =
  | 'app'
  | 'errors'
  | 'calculator'
  | 'landing'
  | 'landing-text'
  | 'plans'
  | 'access'
  | 'account'
  | 'users'
  | 'reference'
  | 'history'
  | 'fees'
  | 'sheet'
  | 'desk'
  | 'products'
  | 'sheets';

type Load = () => Promise<{ messages: Messages }>;

/** The rooms an entry can open, and where their words are. */
export type Catalogues = Readonly<Record<Language, Readonly<Partial<Record<Room, Load>>>>>;
