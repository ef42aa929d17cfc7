import { Trans, useLingui } from '@lingui/react/macro';
import { maxPageSize } from '@saer/contract/api/list-filter';
import { useQuery, useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { FeeProposal } from '@saer/contract/publishing/fee-proposal';
import { useState, type FormEvent } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Pagination, usePages } from '../../components/table/pagination.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import {
  proposalImpactQuery,
  proposalsQuery,
  approveMutation,
  rejectMutation,
  reviewQuery,
  withdrawMutation,
} from '../../domain/second-person/queries.ts';
import { ProposalFields } from './proposal-fields.tsx';
import { ProposalHead } from './proposal-head.tsx';
import { Button } from '../../components/button/button.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { ChangeImpact } from '../../domain/second-person/change-impact.tsx';
import { ChangeDoubts } from '../../domain/second-person/change-doubts.tsx';
import { getNames } from '../../domain/second-person/asked-changes.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { DialogActions } from '../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { formColumn } from '../../components/button/control-style.ts';
import { InputField } from '../../components/form/input-field.tsx';

type Props = {
  readonly isPending: boolean;
  /** Receives why, or null. */
  readonly onReject: (note: string | null) => void;
  readonly onClose: () => void;
};

/** Asks why a proposal is rejected, before it is. */
function RejectDialog({ isPending, onReject, onClose }: Props) {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) onReject(note.trim() === '' ? null : note.trim());
  };
  return (
    <Dialog title={t`Reject this change?`} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        <InputField
          label={t`Why it is rejected`}
          description={t`If you write it, whoever proposed the change reads it here.`}
          value={note}
          onChange={(text) => setNote(text.slice(0, 500))}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isPending}>
            <Trans>Reject</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const done = (text: string) => ({ onSuccess: () => showToast({ tone: 'positive', text }) });

const nothingConfirmed: ReadonlySet<string> = new Set();

/** A change that waits: what it alters and whom it concerns, and the decision about it. */
function OpenProposal({ proposal }: { readonly proposal: FeeProposal }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { id, version } = proposal;
  const { data, error, refetch } = useQuery(reviewQuery(id, version));
  const [confirmed, setConfirmed] = useState(nothingConfirmed);
  const [isRejecting, setRejecting] = useState(false);
  const approve = useMutation(approveMutation);
  const reject = useMutation(rejectMutation);
  const withdraw = useMutation(withdrawMutation);
  const problem = approve.error ?? reject.error ?? withdraw.error;
  const waitsFor = getNames(data?.approvers ?? []);
  const mayApprove = data !== undefined && (!data.isOwn || data.approvers === null);
  return (
    <article className="flex flex-col gap-3 p-card">
      <ProposalHead proposal={proposal} />
      <ProposalFields proposal={proposal} />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={2} />
      ) : (
        <>
          {data.isCurrent ? <ChangeImpact query={proposalImpactQuery(id, version)} /> : null}
          {data.isCurrent ? null : (
            <Notice tone="warning">
              <Trans>
                The record was changed or deleted after this was proposed, so it can no longer be approved.
                Reject or withdraw it, and propose it again.
              </Trans>
            </Notice>
          )}
          {mayApprove && data.isCurrent ? (
            <ChangeDoubts doubts={data.doubts} confirmed={confirmed} onChange={setConfirmed} />
          ) : null}
          {data.isOwn && waitsFor !== '' ? (
            <p className="text-sm">
              <Trans>It waits for {waitsFor}.</Trans>
            </p>
          ) : null}
          <FormError>{problem === null ? undefined : failureWords(problem)}</FormError>
          <div className="flex flex-wrap gap-2">
            {mayApprove && data.isCurrent ? (
              <Button
                tone="primary"
                isPending={approve.isPending}
                isDisabled={data.doubts.some(({ key }) => !confirmed.has(key))}
                onPress={() =>
                  approve.mutate(
                    { id, version, doubts: [...confirmed] },
                    done(t`Approved: the change is made.`),
                  )
                }
              >
                <Trans>Approve</Trans>
              </Button>
            ) : null}
            {data.isOwn ? (
              <Button
                isPending={withdraw.isPending}
                onPress={() => withdraw.mutate({ id, version }, done(t`Withdrawn. Nothing has changed.`))}
              >
                <Trans>Withdraw</Trans>
              </Button>
            ) : (
              <Button onPress={() => setRejecting(true)}>
                <Trans>Reject</Trans>
              </Button>
            )}
          </div>
        </>
      )}
      {isRejecting ? (
        <RejectDialog
          isPending={reject.isPending}
          onClose={() => setRejecting(false)}
          onReject={(note) =>
            reject.mutate(
              { id, version, note },
              {
                ...done(t`Rejected. Nothing has changed.`),
                onSettled: () => setRejecting(false),
              },
            )
          }
        />
      ) : null}
    </article>
  );
}

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
