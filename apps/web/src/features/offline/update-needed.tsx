import { useLingui } from '@lingui/react/macro';
import { appVersion as version } from '@saer/contract/api/app-version';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { openCalculatorPath } from '../../lib/form/calculator-link.ts';
import { requestedPage, returnTo } from '../../lib/session/return-to.ts';
import { platform } from '../../lib/browser/platform.ts';
import { isSignedIn } from '../../lib/session/session.ts';
import { readSessionStorage, writeSessionStorage } from '../../lib/browser/storage.ts';

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

interface Props {
  readonly title: string;
  /** The version that the server requires, if a rejected call led here. */
  readonly min: string | undefined;
}

/** The page that led here, if it is one that one comes back to. */
function leftPage(): string | undefined {
  if (!document.referrer.startsWith(`${location.origin}/`)) return undefined;
  const { pathname, search } = new URL(document.referrer);
  return pathname === location.pathname ? undefined : returnTo(`${pathname}${search}`);
}

/** Names the version of this page, and loads the newest one. In a browser a fresh page is the new version. */
export function UpdateNeeded({ title, min }: Props) {
  const { t } = useLingui();
  const isDesktop = platform() === 'desktop' && min !== undefined;
  const [page] = useState(() => (min === undefined ? undefined : leftPage()));
  const [isLoading, setLoading] = useState(false);
  // As it was when the page came: pressing the button has brought nothing yet.
  const [isStillOld] = useState(() => min !== undefined && readSessionStorage('app.updatedTo') === min);
  const load = async (): Promise<void> => {
    setLoading(true);
    writeSessionStorage('app.updatedTo', min);
    await removeSavedVersion();
    location.assign(page ?? (isSignedIn() ? requestedPage('') : openCalculatorPath));
  };
  const words = isDesktop
    ? t`Download the newest release below, install it and open it again.`
    : isStillOld
      ? t`Loading it again brought no newer version yet. Wait a few minutes and try again.`
      : t`It is enough to load the page again.`;
  return (
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
      {words}
      {page === undefined ? null : (
        <>
          {' '}
          {t`It then leads back to the page you came from. What you typed in a form there stays in this browser for a day, except passwords and codes: open the form again to see it.`}
        </>
      )}
    </EmptyState>
  );
}
