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
