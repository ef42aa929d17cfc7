import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { UnknownWords } from '../categories/unknown-words.tsx';
import { SheetDownloads } from '../downloads/sheet-downloads.tsx';
import { forgetDraft } from '../draft/draft-store.ts';
import { SavePanel } from '../saving/save-panel.tsx';
import { SavedNotice } from '../saving/saved-notice.tsx';
import { useSaving } from '../saving/use-saving.ts';
import { resultColumns, visibleResults } from '../model/row-order.ts';
import { gridOrder, visibleColumns } from '../model/visible-columns.ts';
import { remainingRows } from '../model/savable-rows.ts';
import type { UploadedSource } from '../session/session-reducer.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { CountLine } from './count-line.tsx';
import { FilterBar } from './filter-bar.tsx';
import { RowCards } from './row-cards.tsx';
import { SheetEditor } from './sheet-editor.tsx';
import { useErrorLabels } from './use-error-labels.ts';
import { type EditPhase, useGridSession } from './use-grid-session.ts';

/** Says once, and not at every row, that a file asks for no profit at all. */
function MissingTargetNotice({ rows, onSet }: { readonly rows: number; readonly onSet: () => void }) {
  if (rows === 0) return null;
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          <Plural
            value={rows}
            one="This file has no target profit: # row is priced by a proposed range factor that is not confirmed yet."
            other="This file has no target profit: # rows are priced by proposed range factors that are not confirmed yet."
          />
        </p>
        <Button onPress={onSet}>
          <Trans>Set a target for the whole file</Trans>
        </Button>
      </div>
    </Notice>
  );
}

type Props = {
  readonly sheet: SheetSession;
  readonly uploaded: UploadedSource;
  readonly book: FeeBook;
  readonly phase: EditPhase;
};

/** The rows, to be corrected, handed back with prices, and stored. */
export function EditStep({ sheet, uploaded, book, phase }: Props) {
  const { t } = useLingui();
  const isWide = useIsWide();
  // A phone displays one row at a time: rows with errors come first.
  const opensOnErrors = !isWide && phase.summary.counts.bad > 0;
  const session = useGridSession(sheet, phase, opensOnErrors ? 'problems' : 'all');
  const { state, rows, duplicates, used, counts, dispatch } = session;
  const { readAs } = phase;
  const placeOf = useErrorLabels(uploaded, readAs);
  const names = visibleColumns(used, readAs.mapping).join(' ');
  // The same list while the same columns are visible: for another one the grid is rendered again.
  const columns = useMemo(() => {
    const visible = new Set(names.split(' '));
    return gridOrder.filter((column) => visible.has(column));
  }, [names]);
  const resultNames = visibleResults(used).join(' ');
  const results = useMemo(() => {
    const visible = new Set(resultNames.split(' '));
    return resultColumns.filter((column) => visible.has(column));
  }, [resultNames]);
  const saving = useSaving(session, uploaded.source.kind === 'file' ? uploaded.source.fileName : undefined);
  const { state: savingState } = saving;
  const isSaved = savingState.name === 'saved';
  const left = isSaved ? rows.length - savingState.batch.rows : rows.length;
  const [leaving, setLeaving] = useState<() => void>();

  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that led here is gone, and the focus with it: the results are in view.
    if (document.activeElement === document.body) summary.current?.focus();
  }, []);
  useEffect(() => {
    if (isSaved && left === 0) void forgetDraft(sheet.account);
  }, [isSaved, left, sheet.account]);

  const hasEdits = phase.hasEdits || state.undoStack.before.length > 0;
  const toColumns = (): void =>
    sheet.backToColumns({ rows, readAs, batch: session.pendingBatch(), hasEdits });
  /** Edits made here are not in any file yet: they are not lost without confirmation. */
  const leave = (go: () => void): void => {
    if (!hasEdits) go();
    else setLeaving(() => go);
  };

  const continueEditing = (saved: number): void => {
    dispatch({ type: 'reset', rows: remainingRows(rows, duplicates, saved) });
    saving.close();
  };

  return (
    <div className="flex flex-col gap-4">
      {phase.isDraft && !isSaved ? (
        <Notice>
          <Trans>Your file is as you left it: saved in this browser.</Trans>
        </Notice>
      ) : null}
      <section
        ref={summary}
        tabIndex={-1}
        className="min-w-0 rounded-card border border-line bg-surface px-4 py-3 shadow-card outline-none sm:px-5"
      >
        {isSaved ? (
          <SavedNotice
            batch={savingState.batch}
            left={left}
            onContinue={() => continueEditing(savingState.batch.rows)}
            onAnother={sheet.startOver}
          />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <CountLine counts={counts} isBusy={session.isBusy} />
            <SavePanel session={session} saving={saving} />
          </div>
        )}
        <div className="mt-2 border-t border-line pt-1.5">
          <SheetDownloads
            sheet={sheet}
            uploaded={uploaded}
            session={session}
            columns={columns}
            readAs={readAs}
          />
        </div>
      </section>
      {isSaved || savingState.name === 'sending' ? null : (
        <>
          <UnknownWords sheet={sheet} session={session} book={book} />
          <MissingTargetNotice rows={session.withoutTarget} onSet={toColumns} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <FilterBar session={session} />
            <div className="flex flex-wrap gap-x-2">
              <Button tone="quiet" onPress={toColumns}>
                <Trans>Columns and units</Trans>
              </Button>
              <Button tone="quiet" onPress={() => leave(sheet.startOver)}>
                <Trans>Another file</Trans>
              </Button>
            </div>
          </div>
          {isWide ? (
            <SheetEditor
              session={session}
              columns={columns}
              results={results}
              book={book}
              readAs={readAs}
              placeOf={placeOf}
            />
          ) : (
            <RowCards session={session} book={book} readAs={readAs} placeOf={placeOf} />
          )}
        </>
      )}
      {leaving === undefined ? null : (
        <ConfirmDialog
          title={t`Discard your changes?`}
          confirm={t`Discard`}
          onConfirm={leaving}
          onClose={() => setLeaving(undefined)}
        >
          <Trans>The file will be read again. What you entered here will be lost.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}
