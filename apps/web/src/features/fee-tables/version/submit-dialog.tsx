import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { doubtsQuery } from '../queries.ts';
import { DoubtList } from './doubt-list.tsx';
import { StepError } from './step-error.tsx';
import { useStep } from './use-step.ts';

type Props = { readonly version: FeeVersion; readonly onClose: () => void };

/** Asks for the confirmation of what is doubtful in a draft before it goes to review. */
export function SubmitDialog({ version, onClose }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(doubtsQuery(version.id));
  const { run, isPending, problem } = useStep(version);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const isReady = data?.total === data?.doubts.length && data?.doubts.every(({ key }) => confirmed.has(key));
  return (
    <Dialog title={t`Send this fee table to review?`} onClose={onClose} isAlert>
      <div className="flex flex-col gap-4 text-sm">
        <StepError feeTableId={version.id} problem={problem} />
        {data === undefined ? (
          <QueryFallback error={error} onRetry={refetch} lines={4} />
        ) : (
          <DoubtList {...data} confirmed={confirmed} onChange={setConfirmed} />
        )}
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button
            tone="primary"
            isPending={isPending}
            isDisabled={isReady !== true}
            onPress={() =>
              run(
                'submit',
                () => {
                  showToast({
                    tone: 'positive',
                    text: t`The table is in review. Another admin can publish it now.`,
                  });
                  onClose();
                },
                { doubts: [...confirmed] },
              )
            }
          >
            <Trans>Send to review</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
