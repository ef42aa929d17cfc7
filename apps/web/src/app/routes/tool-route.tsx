import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { guard } from '../guard.ts';
import { appLayout } from './app-layout.tsx';

const ToolRoutePage = lazyRouteComponent(() => import('../tool-route-page.tsx'), 'ToolRoutePage');

/** The page of one tool: which there are is only known once one is opened. */
export const toolRoute = createRoute({
  getParentRoute: () => appLayout,
  path: '/user/tools/$tool',
  beforeLoad: ({ location }) => guard('/user/tools', undefined, location),
  loader: async ({ params }) => {
    const { openTool } = await import('../tool-route-page.tsx');
    const opened = await openTool(params.tool);
    if (opened === undefined) throw notFound();
    return opened;
  },
  component: ToolRoutePage,
});
