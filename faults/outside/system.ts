import type { FaultyWire } from '../../apps/server/src/testing/faulty-wire.ts';

/** A system outside, behind a wire that can be broken. */
export interface OutsideSystem {
  readonly name: string;
  readonly wire: FaultyWire;
  /** Milliseconds within which all has come to its end once the system is well again, if not the usual: its patience, and what waited. */
  readonly longestRepair?: number;
  /** What a case needs before it begins. */
  readonly prepare?: () => Promise<void>;
  /** Gives the server something to do with it; `port`: of the server. */
  readonly cause: (port: number) => Promise<void>;
  /** What has not come to its end yet; counted until it is 0. */
  readonly waiting: (port: number) => Promise<number>;
  /** What will never be right, and what there was: asked once nothing waits any more, or it has waited too long. Forgets it. */
  readonly finish: (port: number) => Promise<{ readonly wrong: readonly string[]; readonly summary: string }>;
}
