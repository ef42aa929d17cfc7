import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openRoom } from '../../lib/language.ts';
import { rootRoute } from './root.tsx';

export const calculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculator',
  beforeLoad: async (opening) => (await import('../open-typed.ts')).openForGuest(opening),
  loader: () => Promise.all([openRoom('calculator'), openRoom('access'), openRoom('errors')]),
  component: lazyRouteComponent(() => import('../guest-calculator.tsx'), 'GuestCalculator'),
});
