import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { UpdateNeeded } from '../features/offline/update-needed.tsx';
import { OwnReleases } from '../features/releases/own/own-releases.tsx';
import { AccessShell } from './shell/access-shell.tsx';
import { usePageTitle } from './shell/title.ts';

/** Where an app that is too old for the server ends up, with the releases of the desktop app. */
export function DownloadPage() {
  const { t } = useLingui();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const min = /^\d{1,4}(\.\d{1,4}){0,2}$/.exec(new URLSearchParams(search).get('least') ?? '')?.[0];
  const title = min === undefined ? t`Load the latest version` : t`Update required`;
  usePageTitle(title);
  return (
    <AccessShell>
      <UpdateNeeded title={title} min={min} />
      <OwnReleases />
    </AccessShell>
  );
}
