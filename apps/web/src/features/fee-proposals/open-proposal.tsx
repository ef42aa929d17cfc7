import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeProposal } from '@saer/contract/fee-proposal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FormError } from '../../components/form-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { QueryFallback } from '../../components/query-fallback.tsx';
import { ChangeDoubts } from '../../domain/second-person/change-doubts.tsx';
import { namesOf } from '../../domain/second-person/names-of.ts';
import {
  approveMutation,
  rejectMutation,
  reviewQuery,
  withdrawMutation,
} from '../../domain/second-person/queries.ts';
import { showToast } from '../../lib/toasts.ts';
import { useFailureWords } from '../../lib/use-failure-words.ts';
import { ProposalFields } from './proposal-fields.tsx';
import { ProposalHead } from './proposal-head.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const done = (text: string) => ({ onSuccess: () => showToast({ tone: 'positive', text }) });

const nothingConfirmed: ReadonlySet<string> = new Set();

/** A change that waits: what it alters and whom it concerns, and the decision about it. */
export function OpenProposal({ proposal }: { readonly proposal: FeeProposal }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { id, version, entity } = proposal;
  const { data, error, refetch } = useQuery(reviewQuery(id, version));
  const [confirmed, setConfirmed] = useState(nothingConfirmed);
  const [isRejecting, setRejecting] = useState(false);
  const approve = useMutation(approveMutation);
  const reject = useMutation(rejectMutation);
  const withdraw = useMutation(withdrawMutation);
  const problem = approve.error ?? reject.error ?? withdraw.error;
  const products = data?.products ?? 0;
  const sellers = data?.sellers ?? 0;
  const waitsFor = namesOf(data?.approvers ?? []);
  const mayApprove = data !== undefined && (!data.isOwn || data.approvers === null);
  return (
    <article className="flex flex-col gap-3 p-card">
      <ProposalHead proposal={proposal} />
      <ProposalFields proposal={proposal} />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={2} />
      ) : (
        <>
          <p className="text-sm text-muted">
            {entity === 'productFeeOverride' ? (
              <Trans>
                Saved with this barcode at this store:{' '}
                <Plural value={products} one="# product" other="# products" /> of{' '}
                <Plural value={sellers} one="# seller" other="# sellers" />
              </Trans>
            ) : (
              <Trans>
                Saved at this store: <Plural value={products} one="# product" other="# products" /> of{' '}
                <Plural value={sellers} one="# seller" other="# sellers" />
              </Trans>
            )}
          </p>
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
