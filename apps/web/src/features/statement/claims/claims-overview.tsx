import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { maxClaims, maxStatements } from '@saer/contract/statements/statement-claim';
import { formatShort } from '@saer/i18n/format-number';
import { daysBetween } from '@saer/tools/statement/day';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import type { RecordReply } from '../reading/statement-tasks.ts';
import { ClaimLine } from './claim-line.tsx';
import { changeClaimsMutation, type ClaimsState } from './claim-queries.ts';
import { type ClaimTotals, claimTotals } from './claim-sums.ts';
import { addClaims, unclaimed } from './record-changes.ts';

type Props = {
  readonly account: number;
  readonly state: ClaimsState;
  /** Results of the check that was just done; null before one. */
  readonly reply: RecordReply | null;
};

/** The card of all claims: what came back and what waits, each with its state. */
export function ClaimsOverview({ account, state, reply }: Props) {
  const id = useId();
  const today = useToday();
  const failureWords = useFailureWords();
  const pages = usePages(10);
  const change = useMutation(changeClaimsMutation(account));
  const { record, droppedClaims, droppedStatements } = state;
  const claims = record.claims.toSorted(
    (a, b) => b.claimedOn.localeCompare(a.claimedOn) || b.changedAt.localeCompare(a.changedAt),
  );
  const open = reply === null ? [] : unclaimed(record, reply.claims);
  const sum = open.reduce((all, { amount }) => all + amount, 0);
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Your claims</Trans>
        </h2>
        {claims.length === 0 ? (
          <p className="mt-1 text-sm text-muted">
            <Trans>
              Record here what you claim from the store. Later statements that name the item then show what
              came back.
            </Trans>
          </p>
        ) : (
          <Totals totals={claimTotals(claims, today)} today={today} />
        )}
        {open.length === 0 || reply === null ? null : (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-hover px-3.5 py-3 text-sm">
            <p className="min-w-60 flex-1 text-ink" data-testid="unclaimed">
              <Plural
                value={open.length}
                one="# charge of this check is not recorded yet:"
                other="# charges of this check are not recorded yet:"
              />{' '}
              <Money halalas={sum} />.{' '}
              <span className="text-muted">
                <Trans>Send the dispute list to the store first.</Trans>
              </span>
            </p>
            <Button
              isPending={change.isPending}
              onPress={() => change.mutate((before) => addClaims(before, reply, today))}
            >
              <Trans>I have sent these claims</Trans>
            </Button>
          </div>
        )}
        {change.error === null ? null : (
          <p role="alert" className="mt-2 text-sm text-danger">
            {failureWords(change.error)}
          </p>
        )}
        {droppedClaims + droppedStatements === 0 ? null : (
          <div className="mt-3">
            <Notice tone="warning">
              <Trans>
                Up to {formatShort(maxClaims, 0)} claims and {formatShort(maxStatements, 0)} statements are
                stored: the oldest settled claims and the oldest statements were dropped.
              </Trans>
            </Notice>
          </div>
        )}
        {claims.some(
          ({ answer, credits }) => answer === 'none' && credits.some((each) => each.amount > 0),
        ) ? (
          <p className="mt-2 text-sm text-muted">
            <Trans>
              Money that a later statement gives back for the same item and charge counts as the answer to a
              claim. That is our conclusion: if it is for something else, set the claim back to waiting.
            </Trans>
          </p>
        ) : null}
        {claims.length === 0 ? null : (
          <ul
            className="mt-3 flex flex-col divide-y divide-line border-t border-line"
            data-testid="sent-claims"
          >
            {claims.slice((pages.page - 1) * pages.limit, pages.page * pages.limit).map((claim) => (
              <ClaimLine key={claim.key} claim={claim} today={today} onChange={change.mutate} />
            ))}
          </ul>
        )}
        {claims.length <= 10 ? null : <Pagination {...pages} total={claims.length} />}
      </Card>
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-28 flex-1 flex-col gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-base font-medium text-ink tabular-nums">{children}</dd>
    </div>
  );
}

type TotalsProps = { readonly totals: ClaimTotals; readonly today: string };

function Totals({ totals, today }: TotalsProps) {
  const { t } = useLingui();
  const { oldest, late } = totals;
  const days = oldest === null ? 0 : daysBetween(oldest, today);
  const count = (claims: number) => (
    <span className="block text-xs font-normal text-muted">
      {t`${plural(claims, { one: '# claim', other: '# claims' })}`}
    </span>
  );
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4" data-testid="claim-totals">
        <Figure label={t`Claimed`}>
          <Money halalas={totals.claimed.sum} />
          {count(totals.claimed.claims)}
        </Figure>
        <Figure label={t`Came back`}>
          <Money halalas={totals.cameBack.sum} />
          {count(totals.cameBack.claims)}
        </Figure>
        <Figure label={t`Rejected or given up`}>
          <Money halalas={totals.rejected.sum} />
          {count(totals.rejected.claims)}
        </Figure>
        <Figure label={t`Waiting`}>
          <Money halalas={totals.waiting.sum} />
          {count(totals.waiting.claims)}
        </Figure>
      </dl>
      {oldest === null ? null : (
        <p className="mt-3 text-sm text-ink">
          <Trans>
            The oldest has been waiting since <Day day={oldest} />
          </Trans>
          {days < 1 ? '' : `: ${t`${plural(days, { one: '# day', other: '# days' })}`}`}.
          {late.claims === 0 ? null : (
            <span className="text-warning">
              {' '}
              <Trans>
                Waiting past the last day for such a claim: {formatShort(late.claims, 0)},{' '}
                <Money halalas={late.sum} />.
              </Trans>
            </span>
          )}
        </p>
      )}
    </>
  );
}
