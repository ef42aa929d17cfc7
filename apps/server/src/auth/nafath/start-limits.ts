import type { Limit } from '../limits/limit.ts';

const tenMinutes = 600;

/** Requests for one person's id, whoever asks: a phone that rings on and on is answered some time. */
export const startsOfId: Limit = { name: 'identity-id', points: 5, seconds: tenMinutes };
/** Requests of one account, for whatever ids. */
export const startsOfAccount: Limit = { name: 'identity-account', points: 10, seconds: tenMinutes };
