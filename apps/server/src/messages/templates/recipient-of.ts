import type { Account } from '@saer/contract/account';

/** The address, language and salutation for a message to an account. */
export const recipientOf = ({ id, email, firstName, language }: Account) => ({
  accountId: id,
  email,
  firstName,
  language,
});
