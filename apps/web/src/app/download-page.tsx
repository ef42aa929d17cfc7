import { useLingui } from '@lingui/react/macro';
import { appVersion as version } from '@saer/contract/app-version';
import { useRouterState } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { openCalculatorPath } from '../lib/calculator-link.ts';
import { requestedPage } from '../lib/requested-page.ts';
import { isSignedIn } from '../lib/session.ts';
import { readSessionStorage, writeSessionStorage } from '../lib/session-storage.ts';
import { AccessShell } from './access-shell.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Removes the files saved for pages without a connection: the next page comes from the server. */
async function removeSavedVersion(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  } catch {
    // A browser without them has saved nothing.
  }
}

/** Where an app that is too old for the server ends up. In a browser a fresh page is the new version. */
export function DownloadPage() {
  const { t } = useLingui();
  const [isLoading, setLoading] = useState(false);
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const min = /^\d{1,4}(\.\d{1,4}){0,2}$/.exec(new URLSearchParams(search).get('least') ?? '')?.[0];
  const isStillOld = min !== undefined && readSessionStorage('app.updatedTo') === min;
  const title = min === undefined ? t`Load the latest version` : t`Update required`;
  usePageTitle(title);
  const load = async (): Promise<void> => {
    setLoading(true);
    writeSessionStorage('app.updatedTo', min);
    await removeSavedVersion();
    location.assign(isSignedIn() ? requestedPage('') : openCalculatorPath);
  };
  return (
    <AccessShell>
      <EmptyState
        icon={<RefreshCw />}
        level={1}
        title={title}
        action={
          <Button tone="primary" isPending={isLoading} onPress={() => void load()}>
            {t`Load the latest version`}
          </Button>
        }
      >
        {min === undefined
          ? t`This page is version ${version}.`
          : t`This page is version ${version}; the server requires ${min} or newer.`}{' '}
        {isStillOld
          ? t`Loading it again brought no newer version yet. Wait a few minutes and try again.`
          : t`It is enough to load the page again.`}
      </EmptyState>
    </AccessShell>
  );
}
