import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';

type Props = {
  readonly received: number;
  readonly total: number;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
};

/** Progress of sending rows. Once all have arrived they are saved at once, which can no longer be cancelled. */
export function Progress({ received, total, isCancelling, onCancel }: Props) {
  const { t } = useLingui();
  const isSaving = received === total && !isCancelling;
  return (
    <div className="flex w-full flex-col gap-3 sm:w-80">
      <output className="text-sm text-ink">
        {isSaving ? (
          <Trans>Saving all {total} rows…</Trans>
        ) : (
          <Trans>
            {received} of {total} rows sent
          </Trans>
        )}
      </output>
      <ProgressBar label={t`Progress`} value={received} max={total} />
      {isSaving ? null : (
        <div>
          <Button onPress={onCancel} isPending={isCancelling}>
            <Trans>Cancel without saving</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
