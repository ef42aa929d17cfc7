import { rememberPreviousRoute } from '../lib/previous-route.ts';
import type { router as appRouter } from './router.ts';

/** After a move to another page: the top of it is shown, its heading has the focus, and the way back is known. */
export const focusAfterNavigation = (router: typeof appRouter): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    rememberPreviousRoute(fromLocation.href);
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
};
