import { useLingui } from '@lingui/react/macro';

export function UsersPage({ list }: { readonly list: 'active' | 'inactive' }) {
  const { t } = useLingui();
  return <h1 className="text-2xl font-semibold">{list === 'active' ? t`Active users` : t`Inactive users`}</h1>;
}
