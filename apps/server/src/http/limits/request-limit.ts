const names = new Set<string>();

/** The name of everything that is counted against a bound, for a test that no bound goes untried. */
export const limitNames: ReadonlySet<string> = names;

/** Enters the name of a limit. */
export function nameLimit(name: string): void {
  names.add(name);
}

/** Networks whose requests are counted at a time; of more the longest counted are forgotten first. */
const maxNetworks = 10_000;
const minute = 60_000;

interface Count {
  readonly until: number;
  requests: number;
}

interface Standing {
  readonly isWithin: boolean;
  readonly remaining: number;
  /** Until the count restarts. */
  readonly seconds: number;
}

/** Counts the requests of each network in a time (milliseconds, from its first request), in memory: each server process by itself. */
export function requestLimit(
  name: string,
  maximum: number | (() => number),
  { span = minute, now: time = Date.now }: { readonly span?: number; readonly now?: () => number } = {},
): (network: string) => Standing {
  nameLimit(name);
  const findMax = typeof maximum === 'number' ? () => maximum : maximum;
  // All counts last equally long, so they end in the order in which they started.
  const counts = new Map<string, Count>();

  const begin = (network: string, now: number): Count => {
    counts.delete(network);
    for (const [oldest, { until }] of counts) {
      if (until > now && counts.size < maxNetworks) break;
      counts.delete(oldest);
    }
    const count = { until: now + span, requests: 0 };
    counts.set(network, count);
    return count;
  };

  return (network) => {
    const now = time();
    const max = findMax();
    const known = counts.get(network);
    const count = known === undefined || known.until <= now ? begin(network, now) : known;
    count.requests += 1;
    return {
      isWithin: count.requests <= max,
      remaining: Math.max(0, max - count.requests),
      seconds: Math.ceil((count.until - now) / 1000),
    };
  };
}
