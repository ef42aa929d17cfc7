import type { Account } from '@saer/contract/account/account';
import { isolate } from '@saer/i18n/isolate-ltr';

/** A person's name inside a sentence of either direction. */
export const personName = ({ fullName }: Pick<Account, 'fullName'>): string => isolate(fullName);
