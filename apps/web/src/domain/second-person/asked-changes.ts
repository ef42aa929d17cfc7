import type { ProposedChange } from '@saer/contract/fee-proposal';
import { useSyncExternalStore } from 'react';
import { ApiFailure } from '../../lib/api.ts';

/** Changes that one admin alone may not make: they may be proposed to another. */
export interface AskedChanges {
  readonly changes: readonly ProposedChange[];
  /** Why they were refused. */
  readonly refusal: ApiFailure;
  /** Called once they are proposed. */
  readonly onProposed: () => void;
}

let asked: AskedChanges | undefined;
const listeners = new Set<() => void>();

const set = (next: AskedChanges | undefined): void => {
  asked = next;
  listeners.forEach((listener) => listener());
};

/** Offers to propose changes, where that is why they were refused; false where it is not. */
export function offerProposal(
  error: unknown,
  changes: readonly ProposedChange[],
  onProposed: () => void,
): boolean {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'publishingTakesTwo') return false;
  // Several rows are refused one after the other: they are asked about together.
  const all = asked === undefined ? changes : [...asked.changes, ...changes];
  set({ changes: all, refusal: error, onProposed });
  return true;
}

export const closeProposal = (): void => set(undefined);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAskedChanges = (): AskedChanges | undefined =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => asked,
  );
