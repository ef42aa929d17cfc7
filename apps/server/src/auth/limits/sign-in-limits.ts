import type { BackOff } from './back-off.ts';
import type { Limit } from './limit.ts';

const hour = 3_600;

/** Wrong passwords for a user name, from a browser the account knows or from any other. */
export const byName: BackOff = { name: 'sign-in-name', freeAttempts: 5 };
/** Wrong passwords from an address, whoever they are for; a company's people may share one. */
export const byAddress: BackOff = { name: 'sign-in-address', freeAttempts: 30 };
/** Wrong passwords of one who is signed in and must give their own. */
export const ownPasswordAttempts: BackOff = { name: 'own-password', freeAttempts: 5 };
/** Wrong codes at the second step of a sign-in, from a browser the account knows or from any other. */
export const bySecondStep: BackOff = { name: 'second-step', freeAttempts: 10 };
/** Wrong codes of one who is signed in and must give a code of their own. */
export const ownCodeAttempts: BackOff = { name: 'own-code', freeAttempts: 5 };
/** Sign-ins with a passkey begun from one address: each page that offers one begins it. */
export const passkeyStarts: Limit = { name: 'passkey-start', points: 300, seconds: hour };

/** Codes and notices asked for from one network. */
export const sendsFrom: Limit = { name: 'send-from', points: 20, seconds: hour };
/** Those of one network to one email address or number: nobody uses up what others may ask for. */
export const sendsFromTo: Limit = { name: 'send-from-to', points: 5, seconds: hour };
/** Those to one email address or number, whoever asks: a phone that rings all night. */
export const sendsTo: Limit = { name: 'send-to', points: 10, seconds: hour };
/** Those that a browser asks for which signed in to the account before: strangers do not use these up. */
export const sendsOfDevice: Limit = { name: 'send-device', points: 5, seconds: hour };

/** Whether an address is taken: asked with one ticket, and from one address. */
export const checksOfTicket: Limit = { name: 'exist-ticket', points: 10, seconds: 10 * 60 };
export const checksFrom: Limit = { name: 'exist-from', points: 20, seconds: hour };
