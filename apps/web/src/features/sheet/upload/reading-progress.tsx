import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ProgressBar } from '../../../components/layout/progress-bar.tsx';
import type { ReadProgress } from '../reading/read-lines.ts';

type Props = {
  /** Absent as long as the file is being opened. */
  readonly progress: ReadProgress | undefined;
  readonly onCancel: () => void;
};

/** A file is being read off the page; reading can be cancelled at any time. */
export function ReadingProgress({ progress, onCancel }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <div className="flex flex-col items-center gap-3 py-8 text-center">
        <LoaderCircle aria-hidden className="size-8 animate-spin text-brand motion-reduce:animate-none" />
        <output className="text-sm text-ink">
          {progress === undefined ? (
            <Trans>Opening your sheet…</Trans>
          ) : (
            <Trans>Reading and pricing your sheet…</Trans>
          )}
        </output>
        {progress === undefined ? null : (
          <div className="flex w-full max-w-sm flex-col gap-1.5">
            <ProgressBar label={t`Progress`} value={progress.rows} max={progress.of} />
            <span className="text-sm text-muted tabular-nums">
              <Trans>
                {formatShort(progress.rows, 0)} of {formatShort(progress.of, 0)} rows
              </Trans>
            </span>
          </div>
        )}
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Card>
  );
}
