import type * as z from 'zod/mini';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  type FailedJob,
  maxFailedJobs,
  type Job,
  type RepeatedJob,
  repeatedJobs,
  findJobs,
  runJob,
} from '@saer/contract/site/job';
import { useQuery, useMutation, mutationOptions, queryOptions } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { formatScaled } from '@saer/i18n/format-number';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Badge } from '../../components/layout/badge.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { Instant } from '../../components/figure/instant.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { jobTitles } from '../../domain/jobs/job-titles.ts';
import { Button } from '../../components/button/button.tsx';
import { CardList } from '../../components/table/card-list.tsx';
import { type Column, DataTable } from '../../components/table/data-table.tsx';
import { showToast } from '../../lib/browser/toasts.ts';
import { useIsWide } from '../../lib/hooks/use-media-query.ts';
import { call } from '../../lib/api/api.ts';

/** Milliseconds between two looks while the page is open. */
const every = 5_000;

const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: () => call(findJobs, {}),
  refetchInterval: every,
  meta: { quiet: true },
});

const runMutation = mutationOptions({
  mutationFn: (body: z.input<typeof runJob.body>) => call(runJob, { body }),
  onSettled: (_reply, _error, _values, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['jobs'] }),
});

/** A schedule in words, where it is one of the simple ones; else its five fields. */
function scheduleText(cron: string): MessageDescriptor {
  const [minute = '*', hour = '*', ...days] = cron.trim().split(/\s+/);
  const isDaily = days.every((field) => field === '*');
  if (isDaily && minute === '*' && hour === '*') return msg`Every minute`;
  if (isDaily && /^\d+$/.test(minute) && hour === '*') return msg`Every hour`;
  if (isDaily && /^\d+$/.test(minute) && /^\d+$/.test(hour)) {
    const at = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
    return msg`Every day at ${at}`;
  }
  const fields = isolateLtr(cron);
  return msg`At ${fields}`;
}

const isRepeated = (name: Job['name']): name is RepeatedJob =>
  (repeatedJobs as readonly string[]).includes(name);

const figure = (value: number) => (
  <bdi dir="ltr" className="tabular-nums">
    {formatScaled(value, 0)}
  </bdi>
);

function State({ job }: { readonly job: Job }) {
  if (job.failing > 0) {
    return (
      <Badge tone="negative">
        <Trans>{formatScaled(job.failing, 0)} failing</Trans>
      </Badge>
    );
  }
  if (job.runningSince !== null) {
    return (
      <Badge tone="info">
        <Trans>Running</Trans>
      </Badge>
    );
  }
  if (job.waiting > 0) {
    return (
      <Badge tone="warning">
        <Trans>Waiting</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="neutral">
      <Trans>Nothing to do</Trans>
    </Badge>
  );
}

/** Every kind of job, how it goes, and a button that runs a repeated one now. */
function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t, i18n } = useLingui();
  const isWide = useIsWide();
  const { mutate, variables, isPending } = useMutation({
    ...runMutation,
    onSuccess: () => showToast({ tone: 'positive', text: t`It runs as soon as a process is free.` }),
  });
  const columns: readonly Column<Job>[] = [
    {
      key: 'name',
      title: t`Job`,
      renderCell: ({ name }) => <span className="text-ink">{i18n._(jobTitles[name])}</span>,
    },
    { key: 'state', title: t`State`, renderCell: (job) => <State job={job} /> },
    { key: 'waiting', title: t`Due`, isFigure: true, renderCell: ({ waiting }) => figure(waiting) },
    {
      key: 'ended',
      title: t`Went well last`,
      renderCell: ({ endedAt }) =>
        endedAt === null ? (
          <span className="text-muted">
            <Trans>not recorded</Trans>
          </span>
        ) : (
          <Instant at={endedAt} />
        ),
    },
    {
      key: 'cron',
      title: t`When`,
      renderCell: ({ cron }) => (
        <span className="text-muted">
          {cron === null ? t`When there is something to send` : i18n._(scheduleText(cron))}
        </span>
      ),
    },
    {
      key: 'run',
      title: <span className="sr-only">{t`Actions`}</span>,
      renderCell: ({ name }) =>
        isRepeated(name) ? (
          <Button isPending={isPending && variables.name === name} onPress={() => mutate({ name })}>
            <Trans>Run now</Trans>
            <span className="sr-only">{i18n._(jobTitles[name])}</span>
          </Button>
        ) : null,
    },
  ];
  const shared = { columns, rows: jobs, rowKey: ({ name }: Job) => name };
  return isWide ? <DataTable caption={t`Jobs`} {...shared} /> : <CardList label={t`Jobs`} {...shared} />;
}

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
