import { Trans, useLingui } from '@lingui/react/macro';
import { type Job, type RepeatedJob, repeatedJobs } from '@saer/contract/job';
import { formatScaled } from '@saer/i18n/format-number';
import { useMutation } from '@tanstack/react-query';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { CardList } from '../../components/card-list.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Instant } from '../../components/instant.tsx';
import { showToast } from '../../lib/toasts.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { jobTitles } from '../../domain/jobs/job-titles.ts';
import { scheduleText } from './job-words.ts';
import { runMutation } from './queries.ts';

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
export function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
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
