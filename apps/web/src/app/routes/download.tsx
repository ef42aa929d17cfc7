import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const downloadRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/download',
  component: lazyRouteComponent(() => import('../download-page.tsx'), 'DownloadPage'),
});
