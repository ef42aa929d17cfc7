import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Switch } from '../../../components/switch.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { type ClaimsState, clearClaimsMutation, claimsConsentMutation } from './claim-queries.ts';

type Props = { readonly account: number; readonly state: ClaimsState };

/** Where the claims are stored, the choice to store them with the account, and the way to delete all of them. */
export function ClaimStorage({ account, state }: Props) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const keep = useMutation(claimsConsentMutation(account));
  const clear = useMutation(clearClaimsMutation(account));
  const mayAnswer = isAllowed(useCurrentUser()?.role ?? 'ANONYMOUS_USER', 'subscriber');
  const { isKept, isStored, isSent, record } = state;
  const error = keep.error ?? clear.error;
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
              isSelected={keep.isPending ? keep.variables : isKept}
              onChange={(given) => keep.mutate(given)}
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
