import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '../../../lib/session.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { useToday } from '../../../lib/use-today.ts';
import type { CheckReply } from '../reading/statement-tasks.ts';
import type { StatementSessionState } from '../use-statement.ts';
import { claimsQuery, saveCheckMutation } from './claim-queries.ts';
import { ClaimStorage } from './claim-storage.tsx';
import { ClaimsOverview } from './claims-overview.tsx';
import { RunningTotal } from './running-total.tsx';
import { SaleVatSeen } from './sale-vat-seen.tsx';

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
