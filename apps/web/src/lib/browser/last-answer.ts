import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** The last price that the calculator displayed, in the words it used: what a slow connection shows first. */
export interface LastAnswer {
  /** The queries of addresses that lead to it. */
  readonly queries: readonly string[];
  readonly price: string;
  readonly profit: string;
  readonly priceName: string;
  readonly profitName: string;
  /** When it was calculated, and that the calculator is on its way. */
  readonly note: string;
}

/** The element that displays it until the calculator does. */
export const lastAnswerId = 'last-answer';

export const rememberAnswer = (answer: LastAnswer): void => {
  writeStorage('lastAnswer', JSON.stringify(answer));
};

export const forgetAnswer = (): void => removeStorage('lastAnswer');

/** The last answer, if this query leads to it. */
export const lastAnswerTo = (query: string): LastAnswer | undefined => {
  try {
    const stored: LastAnswer = JSON.parse(readStorage('lastAnswer') ?? '');
    return stored.queries.includes(query) ? stored : undefined;
  } catch {
    // Stored values can be changed by anyone at this browser.
    return undefined;
  }
};

/** The calculator, or another page, is there. */
export const hideLastAnswer = (): void => document.getElementById(lastAnswerId)?.remove();
