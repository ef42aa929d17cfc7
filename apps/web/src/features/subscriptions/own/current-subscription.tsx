import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@saer/contract/subscriptions/subscription';
import { possibleEvents } from '@saer/contract/subscriptions/subscription-lifecycle';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { BankAccountLines } from '../../../domain/plans/lazy-bank-account.ts';
import { checkoutOptionsQuery } from '../../../domain/plans/queries.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { ownChangeMutation } from '../queries.ts';
import { StatusBadge } from '../status-badge.tsx';
import { periodWords } from '../subscription-words.ts';

type OwnEvent = 'cancel' | 'cancelAtEnd' | 'resume';

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The open subscription, with the changes that are possible now. */
export function CurrentSubscription({ row }: { readonly row: Subscription }) {
  const { t, i18n } = useLingui();
  const name = useName();
  const failureWords = useFailureWords();
  const [asked, setAsked] = useState<'cancel' | 'cancelAtEnd'>();
  const { mutate, isPending } = useMutation(ownChangeMutation);
  const isUnpaid = row.status === 'PENDING' && row.price > 0;
  const { data: options } = useQuery({ ...checkoutOptionsQuery, enabled: isUnpaid });
  const account = options?.bankAccount ?? null;
  const user = useCurrentUser();
  const events = possibleEvents(row, 'subscriber');
  const change = (event: OwnEvent): void =>
    mutate(
      { id: row.id, version: row.version, event },
      {
        onSuccess: () => showToast({ tone: 'positive', text: t`Done.` }),
        onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
        onSettled: () => setAsked(undefined),
      },
    );
  return (
    <>
      <dl className="max-w-xl text-sm">
        <Line label={<Trans>Plan</Trans>}>
          <bdi className="font-medium text-ink">{name(row.plan)}</bdi>
        </Line>
        <Line label={<Trans>Status</Trans>}>
          <StatusBadge status={row.status} />
        </Line>
        <Line label={<Trans>Price with VAT</Trans>}>
          <Money halalas={row.price} /> · {i18n._(periodWords[row.period])}
        </Line>
        <Line label={<Trans>People who may use it</Trans>}>{row.users}</Line>
        {row.startsAt === null ? (
          <Line label={<Trans>Requested</Trans>}>
            <Instant at={row.createdAt} />
          </Line>
        ) : (
          <Line label={<Trans>Begins</Trans>}>
            <Instant at={row.startsAt} />
          </Line>
        )}
        {row.status === 'ACTIVE' ? (
          <Line label={<Trans>Ends</Trans>}>
            {row.endsAt === null ? <Trans>Unlimited</Trans> : <Instant at={row.endsAt} />}
          </Line>
        ) : null}
      </dl>
      {!isUnpaid || account === null ? null : (
        <div className="mt-4 max-w-xl">
          <h3 className="font-medium text-ink">
            <Trans>To pay by bank transfer</Trans>
          </h3>
          <Suspense fallback={<Skeleton lines={4} />}>
            <BankAccountLines account={account} amount={row.price} email={user?.email ?? ''} />
          </Suspense>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">
        {row.status === 'PENDING' ? (
          <Trans>We review your request and write to you when it is accepted.</Trans>
        ) : row.cancelAtEnd ? (
          <Trans>It ends with its period. Everything you saved stays.</Trans>
        ) : (
          <Trans>Before it ends you get a mail 14, 7, 3 and 1 days ahead.</Trans>
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {row.status === 'PENDING' ? (
          <PageLinkButton tone="primary" to="/checkout">
            <Trans>Pay by card</Trans>
          </PageLinkButton>
        ) : row.unlimited || row.cancelAtEnd ? null : (
          <PageLinkButton tone="primary" to="/checkout">
            <Trans>Renew</Trans>
          </PageLinkButton>
        )}
        {events.includes('cancel') ? (
          <Button onPress={() => setAsked('cancel')}>
            <Trans>Withdraw the request</Trans>
          </Button>
        ) : null}
        {events.includes('cancelAtEnd') ? (
          <Button onPress={() => setAsked('cancelAtEnd')}>
            <Trans>End with the period</Trans>
          </Button>
        ) : null}
        {events.includes('resume') ? (
          <Button tone="primary" onPress={() => change('resume')} isPending={isPending}>
            <Trans>Keep it after all</Trans>
          </Button>
        ) : null}
      </div>
      {asked === undefined ? null : (
        <ConfirmDialog
          title={asked === 'cancel' ? t`Withdraw the request?` : t`End the subscription with its period?`}
          confirm={asked === 'cancel' ? t`Withdraw the request` : t`End with the period`}
          isPending={isPending}
          onConfirm={() => change(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked === 'cancel' ? (
              <Trans>You can request a plan again at any time.</Trans>
            ) : (
              <Trans>It stays active until its end. Until then you can take this back.</Trans>
            )}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
