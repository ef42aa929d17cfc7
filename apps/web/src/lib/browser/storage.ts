/** All storage keys of ours: those of the session, which the specification defines, the calculator's, and what was opened last. */
export type StorageKey =
  | 'token'
  | 'token_at'
  | 'appwriteToken'
  | 'data'
  | 'sessionId'
  | 'zone'
  | 'user'
  | 'hasSubscription'
  | 'lang'
  | 'dark'
  | 'fcmtoken'
  | 'content'
  | 'cookieFallback'
  | 'endedSessions'
  | 'calculator'
  | 'savedProducts'
  | 'typedCalculation'
  | 'lastAnswer'
  | 'recent'
  | 'noonPartner'
  | 'pendingChanges'
  | 'leftForms'
  | 'tools';

// A browser may forbid storage (private windows, embedded views): then nothing is remembered, and nothing breaks.
const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

export const readStorage = (key: StorageKey): string | undefined =>
  attempt(() => localStorage.getItem(key) ?? undefined, undefined);

/** Whether the browser took it: storage can be full as well as forbidden. */
export const writeStorage = (key: StorageKey, value: string): boolean =>
  attempt(() => {
    localStorage.setItem(key, value);
    return true;
  }, false);

export const removeStorage = (key: StorageKey): void =>
  attempt(() => localStorage.removeItem(key), undefined);
