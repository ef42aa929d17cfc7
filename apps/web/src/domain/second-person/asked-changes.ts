import type { ProposedChange } from '@saer/contract/publishing/fee-proposal';
import { msg } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { ApiFailure } from '../../lib/api/api.ts';
import { i18n } from '../../lib/language/language.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { isolate } from '@saer/i18n/isolate-ltr';

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

/** A page that offers to propose changes, from when it opens until it is left. */
export type OpenPage = symbol | undefined;
let page: OpenPage;

/** The page that is open when a change is sent: its refusal may arrive after that was left. */
export const currentPage = (): OpenPage => page;

/** Opens a page; returns how to leave it, with what is asked there. */
export function openPage(): () => void {
  const own = Symbol('page');
  page = own;
  return () => {
    if (page !== own) return;
    page = undefined;
    closeProposal();
  };
}

interface Refused {
  readonly changes: readonly ProposedChange[];
  /** The page from which they were sent. */
  readonly from: OpenPage;
  readonly onProposed: () => void;
}

/**
 * Offers to propose changes, where that is why they were refused; false where it is not. Once their page was left it only says that
 * nothing was changed.
 */
export function offerProposal(error: unknown, { changes, from, onProposed }: Refused): boolean {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'publishingTakesTwo') return false;
  if (from === undefined || from !== page) {
    const { message } = error;
    showToast({ tone: 'negative', text: i18n._(msg`Nothing was changed. ${message}`) });
    return true;
  }
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

/** More names would not be read. */
const mostNames = 3;

/** Names of people in a sentence, the first of them. */
export const getNames = (people: readonly { readonly fullName: string }[]): string =>
  people
    .slice(0, mostNames)
    .map(({ fullName }) => isolate(fullName))
    .join(' / ');
