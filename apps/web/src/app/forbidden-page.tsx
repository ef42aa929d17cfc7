import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { EmptyState } from '../components/layout/empty-state.tsx';
import { LinkButton } from '../components/button/link-button.tsx';
import { calculatorPath } from '../lib/form/calculator-link.ts';
import { usePageTitle } from './shell/title.ts';

/** Signed in, but with an account that this page is not for. */
export function ForbiddenPage() {
  const { t } = useLingui();
  usePageTitle(t`No access`);
  return (
    <EmptyState
      icon={<Lock />}
      level={1}
      title={t`You don’t have access to this page`}
      action={<LinkButton tone="primary" href={calculatorPath}>{t`Open the calculator`}</LinkButton>}
    >
      {t`Your account doesn’t have access. If you think it should, ask the person who manages your account.`}
    </EmptyState>
  );
}
