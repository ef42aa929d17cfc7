const KEY = 'previousRoute';

/** Remembers the page a reader came from, for this tab. */
export const rememberPreviousRoute = (href: string): void => {
  try {
    sessionStorage.setItem(KEY, href);
  } catch {
    // Without storage there is no way back to offer; nothing else depends on it.
  }
};

export const previousRoute = (): string | undefined => {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};
