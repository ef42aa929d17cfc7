import { useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { type Page, pageAccess } from '@saer/contract/pages';
import type { Role } from '@saer/contract/role';
import type { RegisteredRouter } from '@tanstack/react-router';
import {
  BadgePercent,
  Boxes,
  Calculator,
  ChartLine,
  FileSpreadsheet,
  FolderTree,
  History,
  LayoutDashboard,
  Layers,
  Package,
  Ruler,
  Settings,
  Store,
  Tag,
  Target,
  UserCheck,
  UserCog,
  Users,
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

/** The pages a role can go to, group by group, in the order they stand in. */
export const usePlaces = (role: Role): readonly PlaceGroup[] => {
  const { t } = useLingui();
  const groups: readonly PlaceGroup[] = [
    {
      id: 'first',
      title: undefined,
      places: [
        {
          to: '/admin',
          title: t`Overview`,
          alsoCalled: 'admin dashboard overview لوحة التحكم نظرة عامة',
          icon: <LayoutDashboard aria-hidden />,
        },
        {
          to: '/user/add-product',
          title: t`Calculator`,
          alsoCalled: 'calculator price حاسبة السعر',
          icon: <Calculator aria-hidden />,
        },
      ],
    },
    {
      id: 'prices',
      title: t`Products and prices`,
      places: [
        {
          to: '/admin/products',
          title: t`All products`,
          alsoCalled: 'admin products sellers كل المنتجات',
          icon: <Package aria-hidden />,
        },
        {
          to: '/admin/range-factor',
          title: t`Range factors`,
          alsoCalled: 'range factors general floor معاملات النطاق العامة',
          icon: <ChartLine aria-hidden />,
        },
        {
          to: '/admin/product-range-factor',
          title: t`Family factors`,
          alsoCalled: 'range factors family type معاملات عائلة نوع',
          icon: <Target aria-hidden />,
        },
      ],
    },
    {
      id: 'lists',
      title: t`Lists`,
      places: [
        {
          to: '/admin/product-family',
          title: t`Product families`,
          alsoCalled: 'families list عائلات المنتجات',
          icon: <Boxes aria-hidden />,
        },
        {
          to: '/admin/product-sub-family',
          title: t`Product sub families`,
          alsoCalled: 'sub families add list العائلات الفرعية إضافة',
          icon: <FolderTree aria-hidden />,
        },
        {
          to: '/admin/product-type',
          title: t`Product types`,
          alsoCalled: 'types list أنواع المنتجات',
          icon: <Tag aria-hidden />,
        },
        {
          to: '/admin/store',
          title: t`Stores`,
          alsoCalled: 'stores marketplaces noon amazon المتاجر',
          icon: <Store aria-hidden />,
        },
      ],
    },
    {
      id: 'fees',
      title: t`Fees`,
      places: [
        {
          to: '/admin/fee-table',
          title: t`Fee tables`,
          alsoCalled: 'fee tables versions commissions جداول الرسوم العمولات',
          icon: <FileSpreadsheet aria-hidden />,
        },
        {
          to: '/admin/classification',
          title: t`Size classes`,
          alsoCalled: 'classification size classes tiers فئات الحجم',
          icon: <Ruler aria-hidden />,
        },
        {
          to: '/admin/classification-category',
          title: t`Size class categories`,
          alsoCalled: 'classification category تصنيفات فئات الحجم',
          icon: <Layers aria-hidden />,
        },
      ],
    },
    {
      id: 'people',
      title: t`People and changes`,
      places: [
        {
          to: '/admin/user/active',
          title: t`Active users`,
          alsoCalled: 'admin users accounts المستخدمون النشطون',
          icon: <Users aria-hidden />,
        },
        {
          to: '/admin/user/inactive',
          title: t`Inactive users`,
          alsoCalled: 'admin users approve pending blocked المستخدمون غير النشطين موافقة',
          icon: <UserCheck aria-hidden />,
        },
        {
          to: '/admin/history',
          title: t`History`,
          alsoCalled: 'history changes audit السجل التعديلات',
          icon: <History aria-hidden />,
        },
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
  ];
  return groups
    .map((group) => ({
      ...group,
      places: group.places.filter(({ to }) => isAllowed(role, pageAccess[to])),
    }))
    .filter(({ places }) => places.length > 0);
};
