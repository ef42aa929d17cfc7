import type { router as appRouter } from './router.ts';

/** Whoever signs in or out in another tab does so in this one too: the guard is asked again. */
export const followSession = (router: typeof appRouter): void =>
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'token') void router.invalidate();
  });
