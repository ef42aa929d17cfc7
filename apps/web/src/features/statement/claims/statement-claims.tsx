import { useLingui, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { plural } from '@lingui/core/macro';
import type { SeenSaleVat } from '@saer/tools/statement/sale-vat-seen';
import { isAllowed } from '@saer/contract/api/access';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import type { CheckReply } from '../reading/statement-tasks.ts';
import type { StatementSessionState } from '../use-statement.ts';
import {
  claimsQuery,
  saveCheckMutation,
  type ClaimsState,
  clearClaimsMutation,
  claimsConsentMutation,
} from './claim-queries.ts';
import { ClaimsOverview } from './claims-overview.tsx';
import { RunningTotal } from './running-total.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { getName } from '../../../domain/names/name.ts';
import { answerMutation } from '../../../domain/sale-vat/queries.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { Card } from '../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { Switch } from '../../../components/button/switch.tsx';

type ClaimStorageProps = { readonly account: number; readonly state: ClaimsState };

/** Where the claims are stored, the choice to store them with the account, and the way to delete all of them. */
function ClaimStorage({ account, state }: ClaimStorageProps) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const saveConsent = useMutation(claimsConsentMutation(account));
  const clear = useMutation(clearClaimsMutation(account));
  const mayAnswer = isAllowed(useCurrentUser()?.role ?? 'ANONYMOUS_USER', 'subscriber');
  const { isKept, isStored, isSent, record } = state;
  const error = saveConsent.error ?? clear.error;
  const hasAny = record.claims.length + record.statements.length > 0;
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Where this is stored</Trans>
        </h2>
        <p className="mt-1 text-sm text-muted" data-testid="claim-storage">
          {isKept === true ? (
            isStored ? (
              <Trans>
                Stored with your account and in this browser: order numbers, product names and sums, seen by
                you and your sub-users in every browser.
              </Trans>
            ) : (
              <Trans>
                Stored with your account: order numbers, product names and sums, seen by you and your
                sub-users in every browser. This browser stores nothing.
              </Trans>
            )
          ) : isStored ? (
            <Trans>
              Stored in this browser and not with your account, also after you sign out, until you delete it.
              Your files are not stored.
            </Trans>
          ) : (
            <Trans>
              This browser does not let us store anything: your claims are gone when you leave the page.
            </Trans>
          )}{' '}
          {isKept === true && !isSent ? (
            <span className="text-warning">
              <Trans>
                The last changes have not reached your account yet: they are sent when you open this page
                again.
              </Trans>
            </span>
          ) : null}
          {isKept === null ? <Trans>We could not ask whether your account has claims.</Trans> : null}
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {mayAnswer && isKept !== null ? (
            <Switch
              isSelected={saveConsent.isPending ? saveConsent.variables : isKept}
              onChange={(given) => saveConsent.mutate(given)}
              description={t`Off: they are deleted from your account, and stay in each browser that showed them.`}
            >
              <Trans>Keep with my account</Trans>
            </Switch>
          ) : mayAnswer ? null : (
            <p className="text-xs text-muted">
              <Trans>Only the owner of the account can store them with the account.</Trans>
            </p>
          )}
          {hasAny ? (
            <Button onPress={() => setAsking(true)}>
              <Trans>Delete all</Trans>
            </Button>
          ) : null}
        </div>
        {error === null ? null : (
          <p role="alert" className="text-sm text-danger">
            {failureWords(error)}
          </p>
        )}
        {isAsking ? (
          <ConfirmDialog
            title={t`Delete all claims and statement sums?`}
            confirm={t`Delete all`}
            isPending={clear.isPending}
            onConfirm={() => clear.mutate(undefined, { onSettled: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          >
            {isKept === true ? (
              <Trans>They are deleted in this browser and with your account. This cannot be undone.</Trans>
            ) : (
              <Trans>They are deleted in this browser. This cannot be undone.</Trans>
            )}
          </ConfirmDialog>
        ) : null}
      </Card>
    </div>
  );
}

type SaleVatSeenProps = { readonly seen: SeenSaleVat };

/** Says what a statement shows of the VAT in payouts, and offers it as the answer that prices use. Nothing is stored unasked. */
function SaleVatSeen({
  seen: { store: code, seen, sellerBears, storeBears, bySavedPrice },
}: SaleVatSeenProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const { data: book } = useQuery(feeBookQuery());
  const { mutate, isPending, error } = useMutation(answerMutation);
  const store = book?.stores.find((each) => each.code === code);
  const counted = store?.feeTable?.store.deemedSupplier ?? null;
  if (seen === null || store === undefined || counted === null) return null;
  const own = book?.deemedSuppliers?.find((each) => each.store === code)?.deemedSupplier ?? 'unknown';
  const name = getName(store, language);
  const keeps = seen === 'sellerBears';
  const [agreeing, contradicting] = keeps ? [sellerBears, storeBears] : [storeBears, sellerBears];
  const answer = (deemedSupplier: typeof own) => mutate({ store: code, deemedSupplier });
  return (
    <div className="print:hidden" data-testid="sale-vat-seen">
      <Notice tone={counted === seen ? 'positive' : counted === 'unknown' ? 'info' : 'warning'}>
        <div className="flex flex-col gap-2">
          <p>
            {keeps
              ? t`${plural(agreeing, { one: `# sale on your statement shows that ${name} keeps the VAT from your payouts.`, other: `# sales on your statement show that ${name} keeps the VAT from your payouts.` })}`
              : t`${plural(agreeing, { one: `# sale on your statement shows that ${name} pays you the whole price, VAT included.`, other: `# sales on your statement show that ${name} pays you the whole price, VAT included.` })}`}{' '}
            {contradicting === 0
              ? null
              : t`${plural(contradicting, { one: '# sale shows the contrary.', other: '# sales show the contrary.' })}`}{' '}
            {bySavedPrice ? (
              <Trans>
                The file names no price beside what was paid: it was compared with the prices of your saved
                products.
              </Trans>
            ) : null}
          </p>
          <p>
            {counted === 'unknown' ? (
              <Trans>Your prices do not use it yet.</Trans>
            ) : counted === seen ? (
              <Trans>Your prices are calculated like that.</Trans>
            ) : own === 'unknown' ? (
              <Trans>Your prices are calculated with the contrary, as the fee table says.</Trans>
            ) : (
              <Trans>This contradicts your answer: your prices are calculated with the contrary.</Trans>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {counted === seen ? (
              own === 'unknown' ? null : (
                <Button isPending={isPending} onPress={() => answer('unknown')}>
                  <Trans>Take back my answer</Trans>
                </Button>
              )
            ) : (
              <Button tone="primary" isPending={isPending} onPress={() => answer(seen)}>
                <Trans>Use this answer in my prices</Trans>
              </Button>
            )}
            <p className="min-w-60 flex-1 text-xs text-muted">
              <Trans>
                It counts for all your products in this store that are sold without VAT registration. The
                calculator asks the same question, and you can change it there.
              </Trans>
            </p>
          </div>
          {error === null ? null : (
            <p role="alert" className="text-danger">
              {failureWords(error)}
            </p>
          )}
        </div>
      </Notice>
    </div>
  );
}

type Props = {
  readonly session: StatementSessionState;
  /** Absent before a statement was checked. */
  readonly check?: CheckReply;
};

/** Claims and their outcome over all statements that were checked, and the sums of these; those of a check are saved once it is done. */
export function StatementClaims({ session, check }: Props) {
  const { t } = useLingui();
  const account = useCurrentUser()?.id ?? 0;
  const today = useToday();
  const failureWords = useFailureWords();
  const { data } = useQuery(claimsQuery(account));
  const save = useMutation(saveCheckMutation(account));
  const start = useEffectEvent((of: CheckReply) =>
    save.mutate({ check: of, reader: session.reader(), today }),
  );
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead && check !== undefined) start(check);
  }, [isRead, check]);
  if (data === undefined) return null;
  const { record } = data;
  if (check === undefined && record.claims.length === 0 && record.statements.length === 0) return null;
  const saved = save.data?.check === check ? save.data : null;
  return (
    <>
      {saved?.reply.saleVat.map((seen) => (
        <SaleVatSeen key={seen.store} seen={seen} />
      ))}
      <ClaimsOverview account={account} state={data} reply={saved?.reply ?? null} />
      <RunningTotal record={record} moreComplete={saved?.moreComplete ?? []} />
      <ClaimStorage account={account} state={data} />
      {save.error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {t`This check could not be remembered.`} {failureWords(save.error)}
        </p>
      )}
    </>
  );
}
