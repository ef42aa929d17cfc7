import { useLingui } from '@lingui/react/macro';

export function SettingsPage() {
  const { t } = useLingui();
  return <h1 className="text-2xl font-semibold">{t`Account settings`}</h1>;
}
