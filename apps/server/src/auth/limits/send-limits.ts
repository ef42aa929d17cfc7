import { countUse, type LimitDependencies, requireWithin } from './limit.ts';
import { networkOf } from '../../http/limits/network-of.ts';
import { sendsFrom, sendsFromTo, sendsOfDevice, sendsTo } from './sign-in-limits.ts';

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
  const network = networkOf(address);
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
