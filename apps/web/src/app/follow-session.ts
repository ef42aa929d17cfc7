import type { router as appRouter } from './router.ts';

/** Whoever signs in or out in another tab does so in this one too: the guard is asked again. */
export const followSession = (router: typeof appRouter): void =>
  window.addEventListener('storage', ({ key, oldValue }) => {
    // A new session is there with its data, which is stored after its token.
    const isNew = key === 'data' && oldValue === null;
    if (key === null || key === 'token' || isNew) void router.invalidate();
  });
