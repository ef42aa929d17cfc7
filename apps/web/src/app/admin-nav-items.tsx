import { useLingui } from '@lingui/react/macro';
import type { Role } from '@saer/contract/role';
import {
  Boxes,
  ChartLine,
  FileSpreadsheet,
  FolderTree,
  Handshake,
  History,
  LayoutDashboard,
  Layers,
  Package,
  Ruler,
  Store,
  Tag,
  Target,
  UserCheck,
  Users,
} from 'lucide-react';
import { type NavGroup, navGroupsFor, useNavGroups } from './nav-items.tsx';

/** Every page an admin can go to: theirs stand between the calculator and the account. */
export const useAdminNavGroups = (role: Role): readonly NavGroup[] => {
  const { t } = useLingui();
  const everybodys = useNavGroups(role);
  const own = navGroupsFor(role, [
    {
      id: 'first',
      title: undefined,
      navItems: [
        {
          to: '/admin',
          title: t`Overview`,
          alsoCalled: 'admin dashboard overview لوحة التحكم نظرة عامة',
          icon: <LayoutDashboard aria-hidden />,
        },
      ],
    },
    {
      id: 'prices',
      title: t`Products and prices`,
      navItems: [
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
          title: t`Range factors by family`,
          alsoCalled: 'range factors family type معاملات عائلة نوع',
          icon: <Target aria-hidden />,
        },
      ],
    },
    {
      id: 'lists',
      title: t`Lists`,
      navItems: [
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
      navItems: [
        {
          to: '/admin/fee-table',
          title: t`Fee tables`,
          alsoCalled: 'fee tables versions commissions جداول الرسوم العمولات',
          icon: <FileSpreadsheet aria-hidden />,
        },
        {
          to: '/admin/agreed-fees',
          title: t`Agreed fees`,
          alsoCalled: 'agreed fees contract sellers override رسوم متفق عليها عقد',
          icon: <Handshake aria-hidden />,
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
      title: t`Users and history`,
      navItems: [
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
  ]);
  const [overview, ...groups] = own;
  const [first, ...others] = everybodys;
  if (overview === undefined || first === undefined) return everybodys;
  return [{ ...first, navItems: [...overview.navItems, ...first.navItems] }, ...groups, ...others];
};
