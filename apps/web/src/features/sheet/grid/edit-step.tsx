import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { AssumptionLine } from '../assign/assumption-line.tsx';
import { UnknownWords } from '../categories/unknown-words.tsx';
import { useUnknownWords } from '../categories/use-unknown-words.ts';
import { useSheetDownloads } from '../downloads/use-sheet-downloads.tsx';
import { SaveAction } from '../saving/save-action.tsx';
import { SaveProgress } from '../saving/save-progress.tsx';
import { SavedNotice } from '../saving/saved-notice.tsx';
import { useSheetLimit } from '../saving/use-sheet-limit.ts';
import { useSaving } from '../saving/use-saving.ts';
import { resultColumns, visibleResults } from '../model/row-order.ts';
import { gridOrder, visibleColumns } from '../model/visible-columns.ts';
import { resultOf } from '../model/row-filter.ts';
import { remainingRows } from '../model/savable-rows.ts';
import type { UploadedSource } from '../session/session-data.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { SheetHead } from '../sheet-head.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { CountLine } from './count-line.tsx';
import { FileActions } from './file-actions.tsx';
import { GridFailureNotice } from './grid-failure-notice.tsx';
import { MissingTarget } from './missing-target.tsx';
import { RowList } from './row-list.tsx';
import { SheetEditor } from './sheet-editor.tsx';
import { UnconfirmedFees } from './unconfirmed-fees.tsx';
import { UnknownSaleVat } from './unknown-sale-vat.tsx';
import { useErrorLabels } from './use-error-labels.ts';
import { type EditPhase, useGridSession } from './use-grid-session.ts';

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
  const saving = useSaving(session, {
    account: sheet.account,
    fileName: uploaded.source.kind === 'file' ? uploaded.source.fileName : undefined,
  });
  const limit = useSheetLimit(rows.length);
  const { state: savingState } = saving;
  const isSaved = savingState.name === 'saved';
  const left = isSaved ? rows.length - savingState.batch.rows : rows.length;
  const [leaving, setLeaving] = useState<() => void>();
  const [isSettingTarget, setSettingTarget] = useState(false);

  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that led here is gone, and the focus with it: the results are in view.
    if (document.activeElement === document.body) summary.current?.focus();
  }, []);

  const hasEdits = phase.hasEdits || state.undoStack.before.length > 0;
  const toColumns = (place?: string): void => {
    session.saveNow();
    sheet.backToColumns({ rows, readAs, batch: session.pendingBatch(), hasEdits }, place);
  };
  const found = uploaded.sheets[readAs.sheet];
  /** Edits made here are not in any file yet: they are not lost without confirmation. */
  const leave = (go: () => void): void => {
    if (!hasEdits) go();
    else setLeaving(() => go);
  };

  const continueEditing = (saved: number): void => {
    dispatch({ type: 'reset', rows: remainingRows(rows, duplicates, saved) });
    saving.close();
  };

  const unknown = useUnknownWords(sheet, session, book);
  const downloads = useSheetDownloads({
    sheet,
    uploaded,
    session,
    columns,
    readAs,
    hasWords: isSaved,
    exceeded: isSaved ? undefined : limit.exceeded,
  });
  const isEditing = !isSaved && savingState.name !== 'sending';

  return (
    <div ref={summary} tabIndex={-1} className="flex min-w-0 flex-col gap-2 outline-none md:gap-3">
      <SheetHead
        phase="edit"
        about={
          phase.isDraft && !isSaved ? (
            <Trans>Your file is as you left it: saved in this browser.</Trans>
          ) : undefined
        }
        state={isWide || !isEditing ? null : <CountLine counts={counts} isBusy={session.isBusy} isCompact />}
        actions={
          isEditing ? (
            <>
              <FileActions onColumns={() => toColumns()} onAnother={() => leave(sheet.startOver)} />
              {downloads.menu}
              <SaveAction session={session} saving={saving} limit={limit} />
            </>
          ) : undefined
        }
      />
      {downloads.notices}
      <GridFailureNotice session={session} />
      <SaveProgress session={session} saving={saving} limit={limit} />
      {isSaved ? (
        <SavedNotice
          batch={savingState.batch}
          left={left}
          onContinue={() => continueEditing(savingState.batch.rows)}
          onAnother={sheet.startOver}
          downloads={downloads.menu}
        />
      ) : null}
      {isEditing ? (
        <>
          {found === undefined ? null : (
            <AssumptionLine sheet={sheet} found={found} readAs={readAs} isAway onChange={toColumns} />
          )}
          <div className="flex flex-col gap-1 empty:hidden md:flex-row md:flex-wrap md:gap-3">
            <UnknownWords unknown={unknown} />
            <MissingTarget rows={session.withoutTarget} onSet={() => setSettingTarget(true)} />
            <UnconfirmedFees rows={session.unconfirmed} seen={session.seen} />
            <UnknownSaleVat rows={session.saleVatUnknown} />
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
            <RowList
              session={session}
              unknown={unknown}
              columns={columns}
              book={book}
              readAs={readAs}
              placeOf={placeOf}
            />
          )}
        </>
      ) : null}
      {isSettingTarget ? (
        <BulkEditDialog
          session={session}
          book={book}
          columns={columns}
          column="marginRate"
          selected={rows.filter((row) => resultOf(row)?.withoutTarget === 'sheet')}
          onClose={() => setSettingTarget(false)}
        />
      ) : null}
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
