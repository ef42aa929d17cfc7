import { useLingui } from '@lingui/react';
import { isAllowed } from '@saer/contract/api/access';
import { type Role } from '@saer/contract/api/role';
import { type Page, pageAccess } from '@saer/contract/site/pages';
import type { LucideIcon } from 'lucide-react';
import { type NavEntry, navGroupTitles, type PageDefinition } from '../page-definition.ts';
import { useTitleText } from './title.ts';

/** A page with a route. */
export type RoutedPage = Exclude<Page, '/'>;
export type PageRegister = Readonly<Partial<Record<RoutedPage, PageDefinition>>>;

interface NavItem {
  readonly to: RoutedPage;
  readonly title: string;
  readonly alsoCalled: string;
  readonly icon: LucideIcon;
}

export interface NavGroup {
  readonly id: string;
  /** Undefined: the first group has no heading. */
  readonly title: string | undefined;
  readonly navItems: readonly NavItem[];
}

export interface NavGroups {
  readonly groups: readonly NavGroup[];
  /** One step of another page each: found by typing, and not in the navigation. */
  readonly palette: readonly NavItem[];
}

const isRouted = (path: string): path is RoutedPage => path !== '/' && Object.hasOwn(pageAccess, path);

const isLedThere = (role: Role, { audience }: NavEntry): boolean =>
  audience === undefined ||
  (typeof audience === 'string' ? isAllowed(role, audience) : audience.includes(role));

/** The name of a page, as the navigation calls it; undefined: no page of the register. */
export const usePageTitle = (path: string, register: PageRegister): string | undefined => {
  const toText = useTitleText();
  const page = isRouted(path) ? register[path] : undefined;
  return page === undefined ? undefined : toText(page.nav?.title ?? page.title);
};

/** Pages that a role can go to, group by group; an empty group is left out. */
export const useNavGroups = (role: Role, register: PageRegister): NavGroups => {
  const { _ } = useLingui();
  const toText = useTitleText();
  const reachable = Object.entries(register).flatMap(([to, { nav, title }]) => {
    if (nav === undefined || !isRouted(to)) return [];
    if (!isAllowed(role, pageAccess[to]) || !isLedThere(role, nav)) return [];
    return [
      { group: nav.group, to, title: toText(nav.title ?? title), alsoCalled: nav.alsoCalled, icon: nav.icon },
    ];
  });
  const groups = Object.entries(navGroupTitles).map(([id, title]) => ({
    id,
    title: title === undefined ? undefined : _(title),
    navItems: reachable.filter(({ group }) => group === id),
  }));
  return {
    groups: groups.filter(({ navItems }) => navItems.length > 0),
    palette: reachable.filter(({ group }) => group === 'palette'),
  };
};
