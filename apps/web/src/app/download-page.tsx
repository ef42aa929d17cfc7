import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { version } from '../../package.json';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { calculatorPath } from '../lib/calculator-link.ts';
import { AccessShell } from './access-shell.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Where an app that is too old for the server ends up. In a browser a fresh page is the new version. */
export function DownloadPage() {
  const { t } = useLingui();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const min = /^\d{1,4}(\.\d{1,4}){0,2}$/.exec(new URLSearchParams(search).get('least') ?? '')?.[0];
  const title = min === undefined ? t`Load the latest version` : t`Update required`;
  usePageTitle(title);
  return (
    <AccessShell>
      <EmptyState
        icon={<RefreshCw />}
        level={1}
        title={title}
        action={
          <Button tone="primary" onPress={() => location.assign(calculatorPath)}>
            {t`Load the latest version`}
          </Button>
        }
      >
        {min === undefined
          ? t`This page is version ${version}.`
          : t`This page is version ${version}; the server requires ${min} or newer.`}{' '}
        {t`It is enough to load the page again.`}
      </EmptyState>
    </AccessShell>
  );
}
