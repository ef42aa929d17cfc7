import { useLingui } from '@lingui/react/macro';
import { Compass } from 'lucide-react';
import { EmptyState } from '../components/layout/empty-state.tsx';
import { LinkButton } from '../components/button/link-button.tsx';
import { openCalculatorPath } from '../lib/form/calculator-link.ts';
import { previousRoute } from '../lib/browser/previous-route.ts';
import { usePageTitle } from './shell/title.ts';

export function NotFoundPage() {
  const { t } = useLingui();
  usePageTitle(t`Page not found`);
  const back = previousRoute();
  return (
    <EmptyState
      icon={<Compass />}
      level={1}
      title={t`There’s no page at this link`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <LinkButton tone="primary" href={openCalculatorPath}>{t`Open the calculator`}</LinkButton>
          {back === undefined ? null : <LinkButton href={back}>{t`Back to where you were`}</LinkButton>}
          <LinkButton href="/">{t`Home`}</LinkButton>
        </div>
      }
    >
      {t`Check the link for a typo, or start from one of these.`}
    </EmptyState>
  );
}
