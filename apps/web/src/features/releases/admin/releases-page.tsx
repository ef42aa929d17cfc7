import { Trans, useLingui } from '@lingui/react/macro';
import type { Release } from '@saer/contract/release';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { AddDialog } from './add-dialog.tsx';
import { LeastForm } from './least-form.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { releasesQuery } from './queries.ts';
import { type ReleaseAction, ReleaseEntry } from './release-entry.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

interface Open {
  readonly release: Release;
  readonly action: ReleaseAction;
}

/** Releases of the desktop app: uploaded, published by their signature, withdrawn, and the oldest version that may be used. */
export function ReleasesPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(releasesQuery);
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const hasKey = data?.publicKey !== null;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t`Releases of the desktop app`}
        about={<Trans>Published releases are on the download page, where everybody can save them.</Trans>}
        actions={
          <Button tone="primary" onPress={() => setAdding(true)}>
            <Trans>New release</Trans>
          </Button>
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={8} />
      ) : (
        <>
          {hasKey ? null : (
            <Notice tone="warning">
              <Trans>
                The server has no key to verify signatures with, so nothing can be published. The operator
                sets RELEASE_PUBLIC_KEY.
              </Trans>
            </Notice>
          )}
          <Card>
            {data.releases.length === 0 ? (
              <EmptyState icon={<Download aria-hidden />} title={t`There is no release yet`}>
                <Trans>
                  Upload a file as a draft, then publish it with its signature. Until then the download page
                  offers the web app.
                </Trans>
              </EmptyState>
            ) : (
              <ul className="-my-4 divide-y divide-line">
                {data.releases.map((release) => (
                  <ReleaseEntry
                    key={release.id}
                    release={release}
                    onAct={(action) => setOpen({ release, action })}
                  />
                ))}
              </ul>
            )}
          </Card>
          <LeastForm key={data.least.version} {...data.least} />
        </>
      )}
      {isAdding ? <AddDialog onClose={() => setAdding(false)} /> : null}
      {open?.action === 'publish' ? (
        <PublishDialog release={open.release} hasKey={hasKey} onClose={close} />
      ) : null}
      {open?.action === 'notes' ? <NotesDialog release={open.release} onClose={close} /> : null}
      {open?.action === 'withdraw' ? <WithdrawDialog release={open.release} onClose={close} /> : null}
      {open?.action === 'remove' ? <RemoveDialog release={open.release} onClose={close} /> : null}
    </div>
  );
}
