import { defineBackOff } from './back-off.ts';
import { defineLimit, countUse, type LimitDependencies, requireWithin } from './limit.ts';
import { toNetwork } from '../../http/requests/client-address.ts';

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
const sendsFrom = defineLimit({ name: 'send-from', points: 20, seconds: hour });
/** Per network and email address or number, so that nobody can use up the limit of others. */
const sendsFromTo = defineLimit({ name: 'send-from-to', points: 5, seconds: hour });
/** Codes and notices to one email address or number, whoever requests them, so that nobody's phone rings all night. */
const sendsTo = defineLimit({ name: 'send-to', points: 10, seconds: hour });
/** Those that a browser asks for which signed in to the account before: strangers do not use these up. */
const sendsOfDevice = defineLimit({ name: 'send-device', points: 5, seconds: hour });

/** Questions whether an address is taken: with one ticket, and from one address. */
export const checksOfTicket = defineLimit({ name: 'exist-ticket', points: 10, seconds: 10 * 60 });
export const checksFrom = defineLimit({ name: 'exist-from', points: 20, seconds: hour });

/** Who asks for a code or a notice. */
export interface Asker {
  readonly address: string;
  /** The hash of their browser, where the account they ask for knows it. */
  readonly knownDevice?: string | undefined;
}

/**
 * Rejects a code or a notice if its addresses or the requester have reached the hourly limit. Requests of one network are counted
 * first, so that it cannot use up the shared limit; a browser known to the account has a separate limit.
 */
export async function requireSend(
  deps: LimitDependencies,
  { address, knownDevice }: Asker,
  ...to: readonly (string | undefined)[]
): Promise<void> {
  const targets = to.filter((each) => each !== undefined).map((each) => each.toLowerCase());
  if (knownDevice !== undefined) {
    for (const each of targets) await requireWithin(deps, sendsOfDevice, `${knownDevice}\0${each}`);
    return;
  }
  const network = toNetwork(address);
  await requireWithin(deps, sendsFrom, network);
  for (const each of targets) await requireWithin(deps, sendsFromTo, `${network}\0${each}`);
  for (const each of targets) await requireWithin(deps, sendsTo, each);
}

/** Counts a message to an address that the caller did not type; false: it has had its share, which the caller does not learn. */
export async function mayBeSent(
  deps: LimitDependencies,
  { knownDevice }: Asker,
  to: string,
): Promise<boolean> {
  const target = to.toLowerCase();
  const use =
    knownDevice === undefined
      ? countUse(deps, sendsTo, target)
      : countUse(deps, sendsOfDevice, `${knownDevice}\0${target}`);
  return (await use).isWithin;
}
