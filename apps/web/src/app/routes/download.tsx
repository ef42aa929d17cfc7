import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language/language.ts';
import { guard } from '../guard.ts';
import { rootRoute } from './root.tsx';

export const downloadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/download',
  beforeLoad: ({ location }) => {
    // An outdated app ends up here whoever uses it: signing in would end here, too.
    if (!new URLSearchParams(location.searchStr).has('least')) guard('/user/download', undefined, location);
  },
  loader: () => Promise.all([loadMessages('offline'), loadMessages('releases')]),
  component: lazyRouteComponent(() => import('../download-page.tsx'), 'DownloadPage'),
});
