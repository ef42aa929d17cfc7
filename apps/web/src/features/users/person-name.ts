import type { Account } from '@saer/contract/account';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A person's name inside a sentence of either direction. */
export const personName = ({ fullName }: Pick<Account, 'fullName'>): string =>
  `${FIRST_STRONG_ISOLATE}${fullName}${POP_ISOLATE}`;
