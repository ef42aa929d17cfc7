import { useLingui } from '@lingui/react/macro';

export function SubUsersPage() {
  const { t } = useLingui();
  return <h1 className="text-2xl font-semibold">{t`Sub-users`}</h1>;
}
