const path = '/account/second-factor';

/** The page on which a demanded second factor is set up, and which leads on to the page that was asked for. */
export const secondFactorPage = (to: string): string => `${path}?${new URLSearchParams({ to })}`;

/** Goes there, from wherever the server said that it comes first. */
export const goToSecondFactor = (): void => {
  if (location.pathname === path) return;
  location.assign(secondFactorPage(`${location.pathname}${location.search}${location.hash}`));
};
