import { type LimitParts, requireWithin } from './limit.ts';
import { networkOf } from './network-of.ts';
import { sendsFrom, sendsTo } from './sign-in-limits.ts';

/** Refuses a code or a notice where its addresses, or the network that asks for it, have had their share of the hour. */
export async function requireSend(
  parts: LimitParts,
  address: string,
  ...to: readonly (string | undefined)[]
): Promise<void> {
  await requireWithin(parts, sendsFrom, networkOf(address));
  for (const each of to) {
    if (each !== undefined) await requireWithin(parts, sendsTo, each.toLowerCase());
  }
}
