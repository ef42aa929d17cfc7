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

export type Place = {
  /** A page with a route. */
  readonly to: Extract<Page, keyof RegisteredRouter['routesByPath']>;
  readonly title: string;
  /** What else a person may type to mean it, in any language. */
  readonly alsoCalled: string;
  readonly icon: ReactNode;
};

export type PlaceGroup = {
  readonly id: string;
  /** Undefined: what stands before all groups. */
  readonly title: string | undefined;
  readonly places: readonly Place[];
};

/** Of each group what a role can go to; a group that is left empty goes. */
export const placesFor = (role: Role, groups: readonly PlaceGroup[]): readonly PlaceGroup[] =>
  groups
    .map((group) => ({
      ...group,
      places: group.places.filter(({ to }) => isAllowed(role, pageAccess[to])),
    }))
    .filter(({ places }) => places.length > 0);

/** The pages that are not an admin's alone, group by group, in the order they stand in. */
export const usePlaces = (role: Role): readonly PlaceGroup[] => {
  const { t } = useLingui();
  const sellersPlaces: readonly Place[] = [
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
  return placesFor(role, [
    {
      id: 'first',
      title: undefined,
      places: [
        {
          to: role === 'ANONYMOUS_USER' ? '/calculator' : '/user/add-product',
          title: t`Calculator`,
          alsoCalled: 'calculator price حاسبة السعر',
          icon: <Calculator aria-hidden />,
        },
        // An admin has a list of everybody's products instead.
        ...(isAllowed(role, 'seller') ? sellersPlaces : []),
      ],
    },
    {
      id: 'account',
      title: t`Account`,
      places: [
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
