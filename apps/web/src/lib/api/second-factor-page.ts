const path = '/account/second-factor';

/** The page for setting up a required second factor, which continues to the requested page. */
export const secondFactorPage = (to: string): string => `${path}?${new URLSearchParams({ to })}`;

/** Redirects there when the server requires it. */
export const goToSecondFactor = (): void => {
  if (location.pathname === path) return;
  location.assign(secondFactorPage(`${location.pathname}${location.search}${location.hash}`));
};
