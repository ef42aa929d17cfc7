import { type Page, pageAccess } from '@saer/contract/site/pages';
import { createRoute, notFound, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadMessages } from '../../lib/language/language.ts';
import { FramedErrorPage } from '../error-page.tsx';
import { guard } from '../guard.ts';
import type { PageDefinition } from '../page-definition.ts';
import { type AdminPage, accessPages, barePages, shellPages } from '../pages.tsx';
import type { Opening } from '../restore-calculation.ts';
import { useTitleText, usePageTitle } from '../shell/title.ts';
import { accessLayout, appLayout } from './app-layout.tsx';
import { rootRoute } from './root.tsx';
import { publicPages } from '@saer/contract/site/public-pages';

function TitledPage({ page: { title, component: Content } }: { readonly page: PageDefinition }) {
  const name = useTitleText()(title);
  usePageTitle(name);
  return <Content title={name} />;
}

const load = ({ messages, preload }: PageDefinition): Promise<unknown> =>
  Promise.all([...messages.map(loadMessages), preload?.()]);

const routeOptions = (path: Page, page: PageDefinition) => ({
  beforeLoad: (opening: Opening): void => {
    guard(path, page.adminPage, opening.location);
    page.beforeLoad?.(opening);
  },
  loader: () => load(page),
  component: () => <TitledPage page={page} />,
});

const getKeys = <K extends string>(of: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(of).filter((key): key is K => Object.hasOwn(of, key));

const isAdminPage = (page: Page): page is AdminPage => pageAccess[page] === 'admin';

export const shellRoutes = getKeys(shellPages).map((path) =>
  createRoute({ getParentRoute: () => appLayout, path, ...routeOptions(path, shellPages[path]) }),
);

export const accessRoutes = getKeys(accessPages).map((path) =>
  createRoute({ getParentRoute: () => accessLayout, path, ...routeOptions(path, accessPages[path]) }),
);

export const bareRoutes = getKeys(barePages).map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    ...routeOptions(path, barePages[path]),
    errorComponent: FramedErrorPage,
  }),
);

/** Pages of admins: only their paths are known before one of them is opened. */
export const adminRoutes = getKeys(pageAccess)
  .filter(isAdminPage)
  .map((path) => {
    const route = createRoute({
      getParentRoute: () => appLayout,
      path,
      beforeLoad: ({ location }) => guard(path, undefined, location),
      loader: async () => {
        const { adminPages } = await import('../admin-pages.tsx');
        const page = adminPages[path];
        if (page === undefined) throw notFound();
        await load(page);
        return page;
      },
      component: function AdminPageContent() {
        return <TitledPage page={route.useLoaderData()} />;
      },
    });
    return route;
  });

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

/** The public pages are separate files: links within the app load them. */
export const publicPageRoutes = publicPages
  .filter((page) => page !== '/')
  .map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      beforeLoad: () => {
        throw redirect({ href: path, reloadDocument: true });
      },
    }),
  );

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
