import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DialogActions } from '../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { formColumn } from '../../components/button/control-style.ts';
import { InputField } from '../../components/form/input-field.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { type AskedChanges, getNames } from './asked-changes.ts';
import { ChangeDoubts } from './change-doubts.tsx';
import { ChangeImpact } from './change-impact.tsx';
import { changesImpactQuery, previewQuery, proposeMutation } from './queries.ts';

type Props = { readonly asked: AskedChanges; readonly onClose: () => void };

/** Asks for the reason of changes that take two people, and for what is improbable in them, and sends them to another admin. */
export function ProposeDialog({ asked: { changes, refusal, onProposed }, onClose }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { data, error, refetch } = useQuery(previewQuery(changes));
  const { mutateAsync, isPending } = useMutation(proposeMutation);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(0);
  const doubts = data?.flatMap((each) => each.doubts) ?? [];
  const isReady = data !== undefined && doubts.every(({ key }) => confirmed.has(key));

  const send = async (): Promise<void> => {
    setProblem(undefined);
    let done = sent;
    let names = '';
    try {
      for (const [at, change] of [...changes.entries()].slice(sent)) {
        const own = data?.[at]?.doubts.map(({ key }) => key).filter((key) => confirmed.has(key)) ?? [];
        // One after the other: what was sent before one that is refused stays.
        const reply = await mutateAsync({ ...change, reason: reason.trim(), doubts: own });
        names = getNames(reply.approvers ?? []);
        done += 1;
      }
    } catch (failure) {
      setSent(done);
      return setProblem(failureWords(failure instanceof Error ? failure : new Error(String(failure))));
    }
    showToast({
      tone: 'positive',
      text: names === '' ? t`Sent. It waits for a second person.` : t`Sent. It waits for ${names}.`,
    });
    onClose();
    return onProposed();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The form below it, from which it was opened, is not sent again.
    event.stopPropagation();
    if (isPending || !isReady) return;
    if (reason.trim() === '') setMissing(true);
    else void send();
  };
  return (
    <Dialog title={t`Send to another admin?`} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        <FormError>{problem}</FormError>
        <p className="text-sm text-muted">{failureWords(refusal)}</p>
        {changes.length < 2 ? null : (
          <p className="text-sm font-medium">
            <Plural value={changes.length} one="# change" other="# changes" />
          </p>
        )}
        {data === undefined ? (
          <QueryFallback error={error} onRetry={refetch} lines={2} />
        ) : (
          <>
            <ChangeImpact query={changesImpactQuery(changes)} />
            <ChangeDoubts doubts={doubts} confirmed={confirmed} onChange={setConfirmed} />
          </>
        )}
        <InputField
          label={t`Reason`}
          description={t`Why it changes, and where the figures come from. The other admin reads it.`}
          value={reason}
          onChange={(text) => {
            setReason(text.slice(0, 500));
            setMissing(false);
          }}
          error={isMissing ? t`Write a reason.` : undefined}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isPending} isDisabled={!isReady}>
            <Trans>Send to another admin</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
