import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button/button.tsx';
import { useCurrentUser } from '../../lib/session/session.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { consentMutation, statementRatesQuery } from './queries.ts';

/** Asks a subscriber once whether seen rates may be sent, and shows the answer with the way to change it. */
export function EvidenceConsent() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const mayAnswer = isAllowed(useCurrentUser()?.role ?? 'ANONYMOUS_USER', 'subscriber');
  const { data } = useQuery(statementRatesQuery);
  const { mutate, isPending, error } = useMutation(consentMutation);
  if (data === undefined) return null;
  const { consent } = data;
  return (
    <div className="flex flex-col gap-3 text-sm" data-testid="evidence-consent">
      <p className="text-ink">
        {consent === true ? (
          <Trans>
            The commission rates that your statements show are sent to our admins, who confirm rates with
            them.
          </Trans>
        ) : consent === false ? (
          <Trans>Nothing that your statements show is sent.</Trans>
        ) : (
          <Trans>
            May we use the commission rates that your statements show, to confirm rates for all sellers?
          </Trans>
        )}
      </p>
      <p className="text-muted">
        <Trans>
          Only store, category, price range, rate, month and the number of lines are sent: no product, price
          or name. You can withdraw at any time; what was sent is then deleted.
        </Trans>
      </p>
      {mayAnswer ? (
        <div className="flex flex-wrap gap-2">
          {consent === true ? (
            <Button isPending={isPending} onPress={() => mutate(false)}>
              <Trans>Withdraw and delete</Trans>
            </Button>
          ) : (
            <>
              <Button isPending={isPending} onPress={() => mutate(true)}>
                <Trans>Send the rates</Trans>
              </Button>
              {consent === null ? (
                <Button isPending={isPending} onPress={() => mutate(false)}>
                  <Trans>No, do not send</Trans>
                </Button>
              ) : null}
            </>
          )}
        </div>
      ) : (
        <p className="text-muted">{t`Only the owner of the account can change this.`}</p>
      )}
      {error === null ? null : (
        <p role="alert" className="text-danger">
          {failureWords(error)}
        </p>
      )}
    </div>
  );
}
