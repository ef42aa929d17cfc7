import type { RulePart } from '../checks/rules.ts';

/** Which check of the suite must notice a fault; of authorisation, the endpoints whose paths contain a word; of the named limits, those whose name does. */
export type MatchingCheck =
  | { readonly check: 'authorisation'; readonly at: string }
  | { readonly check: 'named-limits'; readonly at: string }
  | { readonly check: Exclude<RulePart, 'named-limits'> | 'limits' | 'surface' | 'guessing' | 'unread' };

/** A fault to plant: a text of a file of the source, which must be there, and what stands there instead. */
export type Mutant = MatchingCheck & {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
};
