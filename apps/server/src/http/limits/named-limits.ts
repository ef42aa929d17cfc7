const names = new Set<string>();

/** The name of everything that is counted against a bound, for a test that no bound goes untried. */
export const limitNames: ReadonlySet<string> = names;

/** Enters the name of a limit. */
export function nameLimit(name: string): void {
  names.add(name);
}
