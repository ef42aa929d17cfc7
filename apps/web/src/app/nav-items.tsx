import { useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { type Page, pageAccess } from '@saer/contract/pages';
import type { Role } from '@saer/contract/role';
import type { RegisteredRouter } from '@tanstack/react-router';
import {
  BadgePercent,
  Calculator,
  FileSpreadsheet,
  Handshake,
  History,
  Package,
  RefreshCw,
  Settings,
  UserCog,
} from 'lucide-react';
import type { ReactNode } from 'react';

export type NavItem = {
  /** A page with a route. */
  readonly to: Extract<Page, keyof RegisteredRouter['routesByPath']>;
  readonly title: string;
  /** What else a person may type to mean it, in any language. */
  readonly alsoCalled: string;
  readonly icon: ReactNode;
};

export type NavGroup = {
  readonly id: string;
  /** Undefined: what stands before all groups. */
  readonly title: string | undefined;
  readonly navItems: readonly NavItem[];
};

/** Of each group what a role can go to; a group that is left empty goes. */
export const navGroupsFor = (role: Role, groups: readonly NavGroup[]): readonly NavGroup[] =>
  groups
    .map((group) => ({
      ...group,
      navItems: group.navItems.filter(({ to }) => isAllowed(role, pageAccess[to])),
    }))
    .filter(({ navItems }) => navItems.length > 0);

/** The pages that are not an admin's alone, group by group, in the order they stand in. */
export const useNavGroups = (role: Role): readonly NavGroup[] => {
  const { t } = useLingui();
  const sellerNavGroups: readonly NavItem[] = [
    {
      to: '/user/products',
      title: t`My products`,
      alsoCalled: 'products catalogue منتجاتي قائمة المنتجات',
      icon: <Package aria-hidden />,
    },
    {
      to: '/user/sheet',
      title: t`Price a spreadsheet`,
      alsoCalled: 'sheet excel upload import csv رفع ملف إكسل جدول',
      icon: <FileSpreadsheet aria-hidden />,
    },
    {
      to: '/user/repricing',
      title: t`Reprice after fee changes`,
      alsoCalled: 'reprice repricing new fees إعادة التسعير رسوم جديدة',
      icon: <RefreshCw aria-hidden />,
    },
    {
      to: '/user/agreed-fees',
      title: t`Agreed fees`,
      alsoCalled: 'agreed fees contract override رسوم متفق عليها عقد',
      icon: <Handshake aria-hidden />,
    },
    {
      to: '/user/product-history',
      title: t`History of my products`,
      alsoCalled: 'product history changes سجل المنتجات',
      icon: <History aria-hidden />,
    },
  ];
  return navGroupsFor(role, [
    {
      id: 'first',
      title: undefined,
      navItems: [
        {
          to: role === 'ANONYMOUS_USER' ? '/calculator' : '/user/add-product',
          title: t`Calculator`,
          alsoCalled: 'calculator price حاسبة السعر',
          icon: <Calculator aria-hidden />,
        },
        // An admin has a list of everybody's products instead.
        ...(isAllowed(role, 'seller') ? sellerNavGroups : []),
      ],
    },
    {
      id: 'account',
      title: t`Account`,
      navItems: [
        {
          to: '/admin/price-plan',
          title: t`Price plans`,
          alsoCalled: 'price plans subscription الباقات والأسعار',
          icon: <BadgePercent aria-hidden />,
        },
        {
          to: '/account/settings/manage-subscription-users',
          title: t`Sub-users`,
          alsoCalled: 'team sub-users المستخدمون الفرعيون',
          icon: <UserCog aria-hidden />,
        },
        {
          to: '/account/settings',
          title: t`Account settings`,
          alsoCalled: 'profile password settings الإعدادات كلمة المرور',
          icon: <Settings aria-hidden />,
        },
      ],
    },
  ]);
};
