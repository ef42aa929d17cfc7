import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language.ts';
import { openForGuest } from '../open-typed.ts';
import { rootRoute } from './root.tsx';

export const calculatorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/calculator',
  beforeLoad: openForGuest,
  loader: () =>
    Promise.all([
      loadMessages('calculator'),
      loadMessages('access'),
      loadMessages('errors'),
      // Shown within the frame: fetched beside it, not after it.
      import('../../features/calculator/calculator-page.tsx'),
    ]),
  component: lazyRouteComponent(() => import('../guest-calculator.tsx'), 'GuestCalculator'),
});
