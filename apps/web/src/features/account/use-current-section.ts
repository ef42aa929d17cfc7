import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  const options = { passive: true };
  addEventListener('scroll', listener, options);
  addEventListener('resize', listener, options);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
};

const topOf = (id: string): number =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;

/** The section that the address names, while it is where a link leads; else the one at the top third of the window, or the last at the end. */
function currentSection(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  const named = ids.find((id) => `#${id}` === location.hash);
  const reach = isAtEnd ? innerHeight : innerHeight / 3;
  if (named !== undefined && topOf(named) >= 0 && topOf(named) <= reach) return named;
  if (isAtEnd) return ids.at(-1);
  return ids.findLast((id) => topOf(id) <= innerHeight / 3) ?? ids[0];
}

/** Which of a page's sections is being read. */
export const useCurrentSection = (ids: readonly string[]): string | undefined =>
  useSyncExternalStore(subscribe, () => currentSection(ids));
