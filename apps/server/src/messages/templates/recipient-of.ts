import type { Account } from '@saer/contract/account/account';

/** The address, language and salutation for a message to an account. */
export const recipientOf = ({
  id,
  email,
  firstName,
  language,
}: Pick<Account, 'id' | 'email' | 'firstName' | 'language'>) => ({
  accountId: id,
  email,
  firstName,
  language,
});
