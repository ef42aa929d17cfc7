import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '../../../lib/session.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { useToday } from '../../../lib/use-today.ts';
import type { CheckReply, RecordReply } from '../reading/statement-tasks.ts';
import type { StatementSessionState } from '../use-statement.ts';
import { changeClaimsMutation, claimsQuery } from './claim-queries.ts';
import { ClaimStorage } from './claim-storage.tsx';
import { ClaimsOverview } from './claims-overview.tsx';
import { addCheck, lessComplete } from './record-changes.ts';
import { RunningTotal } from './running-total.tsx';
import { SaleVatSeen } from './sale-vat-seen.tsx';

type Props = {
  readonly session: StatementSessionState;
  /** Absent before a statement was checked. */
  readonly check?: CheckReply;
};

/** What of a check is remembered, with the check that it is of. */
interface Remembered {
  readonly check: CheckReply;
  readonly reply: RecordReply;
  /** Names of statements of which an earlier reading has more lines. */
  readonly kept: readonly string[];
}

/** What was claimed and what came back, over all statements that were checked; a check that was just done is remembered. */
export function StatementClaims({ session, check }: Props) {
  const { t } = useLingui();
  const account = useCurrentUser()?.id ?? 0;
  const today = useToday();
  const failureWords = useFailureWords();
  const { data } = useQuery(claimsQuery(account));
  const change = useMutation(changeClaimsMutation(account));
  const [remembered, setRemembered] = useState<Remembered | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const remember = useEffectEvent(async (of: CheckReply): Promise<void> => {
    const record = data?.record;
    const items = [...new Set(record?.claims.map(({ item }) => item))];
    try {
      const reply = await session.reader()?.ask('record', { today, items });
      if (reply === undefined || record === undefined) return;
      const kept = lessComplete(record, reply).map(({ statement }) => statement);
      await change.mutateAsync((before) => addCheck(before, reply));
      setRemembered({ check: of, reply, kept });
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
  });
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead && check !== undefined) void remember(check);
  }, [isRead, check]);
  if (data === undefined) return null;
  const { record } = data;
  const isOfCheck = remembered !== null && remembered.check === check;
  if (check === undefined && record.claims.length === 0 && record.statements.length === 0) return null;
  return (
    <>
      {isOfCheck
        ? remembered.reply.saleVat.map((seen) => <SaleVatSeen key={seen.store} seen={seen} />)
        : null}
      <ClaimsOverview account={account} state={data} reply={isOfCheck ? remembered.reply : null} />
      <RunningTotal record={record} kept={isOfCheck ? remembered.kept : []} />
      <ClaimStorage account={account} state={data} />
      {error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {t`This check could not be remembered.`} {failureWords(error)}
        </p>
      )}
    </>
  );
}
