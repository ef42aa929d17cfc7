import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FailedJob, maxFailedJobs } from '@saer/contract/job';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Instant } from '../../components/instant.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryFallback } from '../../components/query-fallback.tsx';
import { JobTable } from './job-table.tsx';
import { jobTitles } from '../../domain/jobs/job-titles.ts';
import { jobsQuery } from './queries.ts';

function Failure({ failure: { name, tries, error, nextAt } }: { readonly failure: FailedJob }) {
  const { i18n, t } = useLingui();
  const [summary = '', ...where] = error.split('\n');
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium text-ink">{i18n._(jobTitles[name])}</span>
        {nextAt === null ? (
          <Badge tone="negative">
            <Trans>Given up</Trans>
          </Badge>
        ) : (
          <Badge tone="warning">
            <Trans>Tried again</Trans>
          </Badge>
        )}
        <span className="text-sm text-muted">
          <Plural value={tries} one="# try" other="# tries" />
          {nextAt === null ? null : (
            <Trans>
              , the next from <Instant at={nextAt} />
            </Trans>
          )}
        </span>
      </div>
      <p dir="ltr" className="text-start text-sm [overflow-wrap:anywhere]">
        {summary}
      </p>
      {where.length === 0 ? null : (
        <Disclosure title={t`Where it happened`} level={3}>
          <pre dir="ltr" className="text-start text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {where.join('\n')}
          </pre>
        </Disclosure>
      )}
    </li>
  );
}

/** Work that the server does in the background: what runs, what waits, what failed and why. */
export function JobsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(jobsQuery);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t`Background jobs`}
        about={
          <Trans>
            In all server processes together. A job that fails is tried again, later each time; recurring ones
            run one at a time, and again at their next time.
          </Trans>
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={10} />
      ) : (
        <>
          <section className="flex flex-col gap-2">
            <h2 className="text-lg font-semibold">
              <Trans>Failed at the last try</Trans>
            </h2>
            <Card>
              {data.failures.length === 0 ? (
                <EmptyState icon={<CircleCheck aria-hidden />} title={t`Nothing has failed`}>
                  <Trans>
                    A failure stays here until its job goes well; one that was given up, for up to 14 days.
                  </Trans>
                </EmptyState>
              ) : (
                <ul className="divide-y divide-line">
                  {data.failures.map((failure) => (
                    <Failure key={failure.id} failure={failure} />
                  ))}
                </ul>
              )}
              {data.failures.length < maxFailedJobs ? null : (
                <p className="text-sm text-muted">
                  <Trans>The newest {maxFailedJobs}.</Trans>
                </p>
              )}
            </Card>
          </section>
          <section className="flex flex-col gap-2">
            <h2 className="text-lg font-semibold">
              <Trans>All jobs</Trans>
            </h2>
            <Card>
              <JobTable jobs={data.jobs} />
            </Card>
          </section>
        </>
      )}
    </div>
  );
}
