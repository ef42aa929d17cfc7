import type { Account } from '@saer/contract/account';

/** Where a letter to an account goes, in which language, and how it addresses its owner. */
export const recipientOf = ({ id, email, firstName, language }: Account) => ({
  accountId: id,
  email,
  firstName,
  language,
});
