import { useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { pageAccess } from '@saer/contract/pages';
import type { Role } from '@saer/contract/role';
import { GitCompare, History, Plus } from 'lucide-react';
import type { NavItem } from './nav-items.tsx';

/** Pages that are one step of another: found by typing, and not in the navigation. */
export const useMoreNavItems = (role: Role): readonly NavItem[] => {
  const { t } = useLingui();
  const navItems: readonly NavItem[] = [
    {
      to: '/admin/add-product-family',
      title: t`Add a product family`,
      alsoCalled: 'add new product family إضافة عائلة',
      icon: <Plus aria-hidden />,
    },
    {
      to: '/admin/add-classification-category',
      title: t`Add a size class category`,
      alsoCalled: 'add new classification category إضافة تصنيف',
      icon: <Plus aria-hidden />,
    },
    {
      to: '/admin/add-classfication',
      title: t`Add a size class`,
      alsoCalled: 'add new classification size class إضافة فئة حجم',
      icon: <Plus aria-hidden />,
    },
    {
      to: '/admin/fee-table/compare',
      title: t`Compare fee tables`,
      alsoCalled: 'compare versions fee tables مقارنة جداول الرسوم',
      icon: <GitCompare aria-hidden />,
    },
    {
      to: '/admin/product-family-history',
      title: t`History of product families`,
      alsoCalled: 'product family history سجل عائلات',
      icon: <History aria-hidden />,
    },
    {
      to: '/admin/product-sub-family-history',
      title: t`History of product sub families`,
      alsoCalled: 'product sub family history سجل العائلات الفرعية',
      icon: <History aria-hidden />,
    },
  ];
  return navItems.filter(({ to }) => isAllowed(role, pageAccess[to]));
};
