import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ProgressBar } from '../../../components/layout/progress-bar.tsx';
import type { StatementProgress } from '../reading/statement-tasks.ts';

type Props = { readonly progress: StatementProgress | undefined; readonly onCancel: () => void };

/** A statement is being read or checked beside the page; it can be cancelled at any time. */
export function WorkProgress({ progress, onCancel }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <div className="flex flex-col items-center gap-3 py-8 text-center">
        <LoaderCircle aria-hidden className="size-8 animate-spin text-brand motion-reduce:animate-none" />
        <output className="text-sm text-ink">
          {progress?.task === 'checking' ? (
            <Trans>Checking every line…</Trans>
          ) : (
            <Trans>Reading your statement…</Trans>
          )}
        </output>
        {progress === undefined ? null : (
          <div className="flex w-full max-w-sm flex-col gap-1.5">
            <ProgressBar label={t`Progress`} value={progress.done} max={progress.of} />
            <span className="text-sm text-muted tabular-nums">
              {t`${plural(progress.lines, { one: '# line', other: '# lines' })}`}
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
