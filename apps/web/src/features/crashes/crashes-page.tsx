import type * as z from 'zod/mini';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useQuery, useMutation, mutationOptions, queryOptions } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type Crash, decideCrash, findCrashes } from '@saer/contract/api/crash';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { Badge } from '../../components/layout/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { Instant } from '../../components/figure/instant.tsx';
import { call } from '../../lib/api/api.ts';

const crashesQuery = queryOptions({
  queryKey: ['crashes'],
  queryFn: () => call(findCrashes, {}),
});

const decideMutation = mutationOptions({
  mutationFn: (body: z.input<typeof decideCrash.body>) => call(decideCrash, { body }),
  onSettled: (_reply, _error, _values, _result, { client }) => client.invalidateQueries(crashesQuery),
});

/** One crash: how often, since when, where, and the button that resolves it. */
function CrashEntry({ crash }: { readonly crash: Crash }) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(decideMutation);
  const { id, message, stack, version, pages, count, firstAt, lastAt, state } = crash;
  const isOpen = state === 'OPEN';
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p
          dir="ltr"
          className="min-w-0 flex-1 basis-64 text-start font-medium text-ink [overflow-wrap:anywhere]"
        >
          {message}
        </p>
        <Button isPending={isPending} onPress={() => mutate({ id, state: isOpen ? 'RESOLVED' : 'OPEN' })}>
          {isOpen ? t`Mark as resolved` : t`Mark as open`}
          <span className="sr-only">{message}</span>
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {isOpen ? (
          <Badge tone="negative">
            <Trans context="crash">Open</Trans>
          </Badge>
        ) : (
          <Badge tone="positive">
            <Trans context="crash">Resolved</Trans>
          </Badge>
        )}
        <span className="font-medium text-ink tabular-nums">
          <Plural value={count} one="# time" other="# times" />
        </span>
        <span>
          <Trans>
            since <Instant at={firstAt} />
          </Trans>
        </span>
        {count === 1 ? null : (
          <span>
            <Trans>
              last <Instant at={lastAt} />
            </Trans>
          </span>
        )}
        {version === '' ? null : (
          <span>
            <Trans>
              Version <bdi dir="ltr">{version}</bdi>
            </Trans>
          </span>
        )}
      </p>
      <p className="text-sm text-muted">
        <Trans>Pages:</Trans>{' '}
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {pages.join(', ')}
        </bdi>
      </p>
      {stack === '' ? null : (
        <Disclosure title={t`Where in the code`} level={3}>
          <pre dir="ltr" className="text-start text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
            {stack}
          </pre>
        </Disclosure>
      )}
    </li>
  );
}

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
