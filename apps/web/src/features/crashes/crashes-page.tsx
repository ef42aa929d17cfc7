import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryFallback } from '../../components/query-fallback.tsx';
import { CrashEntry } from './crash-entry.tsx';
import { crashesQuery } from './queries.ts';

/** Crashes of the app that browsers reported, the open ones first. */
export function CrashesPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(crashesQuery);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t`Crashes of the app`}
        about={
          <Trans>
            What went wrong in browsers, reported by the app itself to this server. Email addresses, long
            numbers and tokens are removed first, and whose browser it was is not stored. A resolved crash is
            open again when it is seen again; one that is not seen for 90 days is deleted.
          </Trans>
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={8} />
      ) : (
        <Card>
          {data.crashes.length === 0 ? (
            <EmptyState icon={<CircleCheck aria-hidden />} title={t`No crash was reported`}>
              <Trans>When the app breaks in a browser, it is listed here.</Trans>
            </EmptyState>
          ) : (
            <ul className="-my-4 divide-y divide-line">
              {data.crashes.map((crash) => (
                <CrashEntry key={crash.id} crash={crash} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </div>
  );
}
