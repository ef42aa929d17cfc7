import { defineLimit } from '../../auth/limits/limit.ts';

const hour = 3_600;
const day = 24 * hour;

/** Messages from one network: an office may share one. */
export const messagesFrom = defineLimit({ name: 'contact-from', points: 5, seconds: hour });
export const messagesFromADay = defineLimit({ name: 'contact-from-day', points: 15, seconds: day });
/** Messages of everybody who is not signed in, from any number of networks. */
export const messagesOfGuests = defineLimit({ name: 'contact-guests', points: 200, seconds: hour });
export const messagesOfGuestsADay = defineLimit({ name: 'contact-guests-day', points: 1_000, seconds: day });
/** Messages of one account; guests do not use these up. */
export const messagesOfAccount = defineLimit({ name: 'contact-account', points: 10, seconds: hour });
/** Pictures of guests, which take more space than words. */
export const picturesOfGuests = defineLimit({ name: 'contact-pictures', points: 100, seconds: day });
/** Further messages in one conversation. */
export const messagesOfThread = defineLimit({ name: 'contact-thread', points: 10, seconds: hour });
/** Confirmations to one address, which somebody else may have entered. */
export const receiptsTo = defineLimit({ name: 'contact-receipt', points: 3, seconds: hour });

/** Messages that nobody has looked at: more are refused until somebody does. */
export const maxUnread = 10_000;
/** Entries of one conversation. */
export const maxEntries = 500;
