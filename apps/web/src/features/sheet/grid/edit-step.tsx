import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Columns3, Ellipsis, FileUp } from 'lucide-react';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import { AssumptionLine } from '../assign/assumption-line.tsx';
import { UnknownWords } from '../categories/unknown-words.tsx';
import { useUnknownWords } from '../categories/use-unknown-words.ts';
import { useSheetDownloads } from '../downloads/use-sheet-downloads.tsx';
import { SaveAction } from '../saving/save-action.tsx';
import { SaveProgress } from '../saving/save-progress.tsx';
import { SavedNotice } from '../saving/saved-notice.tsx';
import { useSheetLimit, useSaving } from '../saving/use-saving.ts';
import { resultColumns, visibleResults } from '../model/row-order.ts';
import { gridOrder, visibleColumns } from '../model/visible-columns.ts';
import { getResult } from '../model/row-filter.ts';
import { remainingRows } from '../model/row-state.ts';
import type { UploadedSource } from '../session/session-data.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { SheetHead } from '../sheet-head.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { CountLine } from './count-line.tsx';
import { RowList } from './row-list.tsx';
import { SheetEditor } from './sheet-editor.tsx';
import { UnconfirmedFees } from './unconfirmed-fees.tsx';
import { useErrorLabels } from './check-words.ts';
import { type EditPhase, useGridSession, type GridSession } from '../session/use-grid-session.ts';
import { SaleVatLaw } from '../../../domain/sale-vat/sale-vat-law.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { QuestionLine } from '../question-line.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { MenuButton } from '../../../components/overlay/menu-button.tsx';

type FileActionsProps = { readonly onColumns: () => void; readonly onAnother: () => void };

/** Goes back to the file's columns, or to another file; behind one button on a phone. */
function FileActions({ onColumns, onAnother }: FileActionsProps) {
  const { t } = useLingui();
  const isWide = useIsWide();
  if (isWide)
    return (
      <>
        <Button tone="quiet" onPress={onAnother}>
          <Trans>Another file</Trans>
        </Button>
        <Button tone="quiet" onPress={onColumns}>
          <Trans>Columns and units</Trans>
        </Button>
      </>
    );
  return (
    <MenuButton
      label={t`The file`}
      className={`${buttonStyle('plain')} w-control`}
      actions={[
        { id: 'columns', title: t`Columns and units`, icon: <Columns3 aria-hidden />, run: onColumns },
        { id: 'another', title: t`Another file`, icon: <FileUp aria-hidden />, run: onAnother },
      ]}
    >
      <Ellipsis aria-hidden className="size-4 shrink-0" />
    </MenuButton>
  );
}

/** Says once, and not at every row, that a file asks for no profit at all. */
function MissingTarget({ rows, onSet }: { readonly rows: number; readonly onSet: () => void }) {
  if (rows === 0) return null;
  return (
    <div className="min-w-0 rounded-control bg-warning-soft md:flex-1 md:basis-64">
      <QuestionLine
        action={
          <Button tone="quiet" onPress={onSet}>
            <Trans>Set a target</Trans>
          </Button>
        }
      >
        <Plural
          value={rows}
          one="No target profit: # row uses a proposed factor."
          other="No target profit: # rows use proposed factors."
        />
      </QuestionLine>
    </div>
  );
}

/** Shows the last failure in the grid, with the way to try it again. */
function GridFailureNotice({ session: { failure, retry } }: { readonly session: GridSession }) {
  if (failure === null) return null;
  return (
    <div role="alert">
      <Notice tone="danger">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {failure.of === 'action' ? (
            <Trans>Your last change was not applied. The rows are as before it.</Trans>
          ) : (
            <Trans>Some rows could not be priced. Nothing you entered is lost.</Trans>
          )}
          <Button onPress={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** Says once how many rows are of a seller who is not registered, where nobody knows who bears the VAT of the sale. */
function UnknownSaleVat({ rows }: { readonly rows: number }) {
  if (rows === 0) return null;
  return (
    <p
      className="min-w-0 content-center text-sm text-muted md:flex-1 md:basis-64"
      data-testid="unknown-sale-vat"
    >
      <SaleVatLaw />{' '}
      <Plural
        value={rows}
        one="# row assumes that the store bears it: if it keeps the VAT from your payout, you earn less than shown."
        other="# rows assume that the store bears it: if it keeps the VAT from your payout, you earn less than shown."
      />
    </p>
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
  const getPlace = useErrorLabels(uploaded, readAs);
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
              placeOf={getPlace}
            />
          ) : (
            <RowList
              session={session}
              unknown={unknown}
              columns={columns}
              book={book}
              readAs={readAs}
              placeOf={getPlace}
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
          selected={rows.filter((row) => getResult(row)?.withoutTarget === 'sheet')}
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
