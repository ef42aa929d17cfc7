import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import { Suspense } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { ErrorState } from '../../components/layout/error-state.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { AssignStep } from './assign/assign-step.tsx';
import { UploadStep } from './upload/upload-step.tsx';
import { useDroppedFile } from '../../lib/hooks/use-dropped-file.ts';
import { SheetHead } from './sheet-head.tsx';
import { type SheetSession, useSheetSession } from './session/use-sheet-session.ts';
import { formatShort } from '@saer/i18n/format-number';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { ProgressBar } from '../../components/layout/progress-bar.tsx';
import type { ReadProgress } from './reading/read-lines.ts';

type Props = {
  /** Absent as long as the file is being opened. */
  readonly progress: ReadProgress | undefined;
  readonly onCancel: () => void;
};

/** A file is being read off the page; reading can be cancelled at any time. */
function ReadingProgress({ progress, onCancel }: Props) {
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

/** The grid is heavy, and not needed before there are rows. */
const EditStep = lazyComponent(async () => (await import('./grid/edit-step.tsx')).EditStep);

/** Why the rows could not be read. */
function Refusal({ of }: { readonly of: UnreadableFile }) {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      <Notice tone="danger">{errorMessage(i18n, of.reason, of.details)}</Notice>
    </div>
  );
}

/** Says that a sheet was read without the answers of former ones: the server did not give them in time. */
function LacksAnswers() {
  return (
    <Notice tone="warning">
      <Trans>
        Your answers from earlier files could not be loaded. This file was read without them: check its
        columns.
      </Trans>
    </Notice>
  );
}

function Step({ sheet }: { readonly sheet: SheetSession }) {
  const { phase, uploaded } = sheet;
  const book = sheet.book.data;
  if (sheet.book.error !== null)
    return (
      <Card>
        <ErrorState onRetry={() => void sheet.book.refetch()}>{sheet.book.error.message}</ErrorState>
      </Card>
    );
  if (phase.name === 'start') return <Skeleton />;
  if (phase.name === 'upload') return <UploadStep sheet={sheet} refusal={phase.refusal} />;
  if (phase.name === 'reading') return <ReadingProgress progress={phase.progress} onCancel={sheet.cancel} />;
  if (book === undefined || uploaded === undefined) return <Skeleton />;
  if (phase.name === 'assign')
    return (
      <>
        {phase.refusal === undefined ? null : <Refusal of={phase.refusal} />}
        {uploaded.lacksAnswers ? <LacksAnswers /> : null}
        <AssignStep sheet={sheet} uploaded={uploaded} book={book} phase={phase} />
      </>
    );
  return (
    <Suspense
      fallback={
        <>
          <SheetHead phase={phase.name} />
          <Skeleton lines={8} />
        </>
      }
    >
      {uploaded.lacksAnswers ? <LacksAnswers /> : null}
      <EditStep sheet={sheet} uploaded={uploaded} book={book} phase={phase} />
    </Suspense>
  );
}

/** Prices a whole sheet: upload, correct, save. */
export function SheetPage() {
  const sheet = useSheetSession();
  // Dropped while a sheet is open, a file changes nothing: left to the browser it would take the sheet's place.
  useDroppedFile(() => undefined);
  const phase = sheet.phase.name;
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      {/* The rows bring their own head, with what can be done with them. */}
      {phase === 'edit' ? null : <SheetHead phase={phase} />}
      <Step sheet={sheet} />
    </div>
  );
}
