import { Trans, useLingui } from '@lingui/react/macro';
import { maxPageSize } from '@saer/contract/list-filter';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Card } from '../../components/card.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination, usePages } from '../../components/pagination.tsx';
import { QueryFallback } from '../../components/query-fallback.tsx';
import { proposalsQuery } from '../../domain/second-person/queries.ts';
import { OpenProposal } from './open-proposal.tsx';
import { ProposalFields } from './proposal-fields.tsx';
import { ProposalHead } from './proposal-head.tsx';

/** Changes that wait, a page of them. */
function OpenProposals() {
  const { t } = useLingui();
  const pages = usePages(25);
  const { data, error, refetch } = useQuery(
    proposalsQuery({
      where: { state: 'proposed' },
      page: pages.page,
      limit: Math.min(pages.limit, maxPageSize),
    }),
  );
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} />;
  const total = data.total ?? 0;
  if (total === 0) {
    return (
      <EmptyState icon={<ShieldCheck aria-hidden />} title={t`Nothing waits`}>
        <Trans>What an admin sends to a second person appears here.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {data.data.map((proposal) => (
          <li key={`${proposal.id} ${proposal.version}`}>
            <OpenProposal proposal={proposal} />
          </li>
        ))}
      </ul>
      {total <= 10 ? null : <Pagination {...pages} total={total} />}
    </>
  );
}

/** Changes that were decided about, the newest first. */
function DecidedProposals() {
  const { t } = useLingui();
  const pages = usePages(10);
  const { data, error, refetch } = useQuery(
    proposalsQuery({
      where: { state: { ne: 'proposed' } },
      order_by: { decidedAt: 'desc' },
      page: pages.page,
      limit: pages.limit,
    }),
  );
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} lines={3} />;
  const total = data.total ?? 0;
  if (total === 0) {
    return (
      <p className="p-card text-sm text-muted">
        <Trans>Nothing was decided yet.</Trans>
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {data.data.map((proposal) => (
          <li key={proposal.id} className="flex flex-col gap-1 p-card">
            <ProposalHead proposal={proposal} />
            <Disclosure title={t`What it is about`} level={4}>
              <ProposalFields proposal={proposal} />
            </Disclosure>
          </li>
        ))}
      </ul>
      {total <= 10 ? null : <Pagination {...pages} total={total} />}
    </>
  );
}

/** Changes of service fees, agreed fees for all sellers and stores that take two people. */
export function FeeProposalsPage() {
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Changes for all sellers</Trans>}
        about={
          <Trans>
            Service fees, fees agreed for all sellers, and how a store delivers and who bears its VAT: one
            admin proposes a change, another one approves it, and then it is made. Where there is only one
            active admin, one person is enough.
          </Trans>
        }
      />
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">
          <Trans>Waiting for a second person</Trans>
        </h2>
        <Card>
          <OpenProposals />
        </Card>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">
          <Trans>Decided</Trans>
        </h2>
        <Card>
          <DecidedProposals />
        </Card>
      </section>
    </div>
  );
}
