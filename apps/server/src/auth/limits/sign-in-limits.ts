import { defineBackOff } from './back-off.ts';
import { defineLimit } from './limit.ts';

const hour = 3_600;

/** Wrong passwords for a user name, from a browser the account knows or from any other. */
export const byName = defineBackOff('sign-in-name', 5);
/** Wrong passwords from one address, for any account; colleagues may share an address. */
export const byAddress = defineBackOff('sign-in-address', 30);
/** Wrong passwords of one who is signed in and must give their own. */
export const ownPasswordAttempts = defineBackOff('own-password', 5);
/** Wrong codes at the second step of a sign-in, from a browser the account knows or from any other. */
export const bySecondStep = defineBackOff('second-step', 10);
/** Wrong codes of a signed-in person who must enter their own code. */
export const ownCodeAttempts = defineBackOff('own-code', 5);
/** Passkey sign-ins started from one address: every page that offers one starts one. */
export const passkeyStarts = defineLimit({ name: 'passkey-start', points: 300, seconds: hour });

/** Codes and notices requested from one network. */
export const sendsFrom = defineLimit({ name: 'send-from', points: 20, seconds: hour });
/** Per network and email address or number, so that nobody can use up the limit of others. */
export const sendsFromTo = defineLimit({ name: 'send-from-to', points: 5, seconds: hour });
/** Codes and notices to one email address or number, whoever requests them, so that nobody's phone rings all night. */
export const sendsTo = defineLimit({ name: 'send-to', points: 10, seconds: hour });
/** Those that a browser asks for which signed in to the account before: strangers do not use these up. */
export const sendsOfDevice = defineLimit({ name: 'send-device', points: 5, seconds: hour });

/** Whether an address is taken: asked with one ticket, and from one address. */
export const checksOfTicket = defineLimit({ name: 'exist-ticket', points: 10, seconds: 10 * 60 });
export const checksFrom = defineLimit({ name: 'exist-from', points: 20, seconds: hour });
