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
  | 'releaseChannel'
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

/** Says whether the browser took it: storage can be full as well as forbidden. */
export const writeStorage = (key: StorageKey, value: string): boolean =>
  attempt(() => {
    localStorage.setItem(key, value);
    return true;
  }, false);

export const removeStorage = (key: StorageKey): void =>
  attempt(() => localStorage.removeItem(key), undefined);

export type TabKey =
  | 'access.signup'
  | 'access.password'
  | 'access.draft'
  | 'app.replaced'
  | 'app.signOutAsked'
  | 'app.signedOut'
  | 'app.updatedTo'
  | 'calculator.saveKey'
  | 'calculator.unsettled'
  | 'releases.upload'
  | 'scenario.unsettled'
  | 'tools.inputs'
  | 'tools.unsettled';

/** Values that this tab preserves on reload and forgets when it is closed. */
export const readSessionStorage = (key: TabKey): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Undefined removes it. Without storage a reload starts fresh, and nothing else changes. */
export const writeSessionStorage = (key: TabKey, value: unknown): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to be done, and nothing lost while the page stays open.
  }
};
