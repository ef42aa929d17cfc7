import { useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { type Page, pageAccess } from '@saer/contract/pages';
import type { Role } from '@saer/contract/role';
import type { RegisteredRouter } from '@tanstack/react-router';
import { Calculator, Settings, UserCheck, UserCog, Users } from 'lucide-react';
import type { ReactNode } from 'react';

export type Place = {
  /** A page with a route. */
  readonly to: Extract<Page, keyof RegisteredRouter['routesByPath']>;
  readonly title: string;
  /** What else a person may type to mean it, in any language. */
  readonly alsoCalled: string;
  readonly icon: ReactNode;
};

/** The pages a role can go to, in the order they stand in. */
export const usePlaces = (role: Role): readonly Place[] => {
  const { t } = useLingui();
  const places: readonly Place[] = [
    {
      to: '/user/add-product',
      title: t`Calculator`,
      alsoCalled: 'calculator price حاسبة السعر',
      icon: <Calculator aria-hidden />,
    },
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
  ];
  return places.filter(({ to }) => isAllowed(role, pageAccess[to]));
};
