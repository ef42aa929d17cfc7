import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CategoryAnswer } from '@saer/contract/category-words';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import { maySkipColumns } from '@saer/spreadsheet/rows/column-answers';
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import type { AutosavedRow } from '../draft/autosave.ts';
import {
  type Draft,
  forgetDraft,
  readDefaults,
  readDraft,
  saveColumns,
  saveDefaults,
  type Source,
  startDraft,
} from '../draft/draft-store.ts';
import type { GridRow, GridRows } from '../model/grid-row.ts';
import { reapplyEdits } from '../model/reapply-edits.ts';
import { summarizeRows } from '../model/sheet-summary.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { categoryAnswersQuery } from '../queries.ts';
import { initialReadAs } from '../reading/initial-read-as.ts';
import { joinProducts } from '../reading/join-products.ts';
import { readLines, type ReadProgress } from '../reading/read-lines.ts';
import { ReadAborted, type SheetReader } from '../reading/sheet-reader.ts';
import type { Opened, ReadAs } from '../reading/sheet-tasks.ts';
import { useSheetReader } from '../reading/use-sheet-reader.ts';
import { initialSession, type PreviousRows, sessionReducer } from './session-reducer.ts';
import { useColumnMapping } from './use-column-mapping.ts';

const refusalOf = (error: unknown): UnreadableFile | undefined => {
  if (error instanceof ReadAborted && error.reason === 'cancelled') return undefined;
  const isSlow = error instanceof ReadAborted && error.reason === 'tookTooLong';
  return { ok: false, reason: isSlow ? 'tookTooLong' : 'damaged' };
};

const unvalidated = (row: AutosavedRow, id: number): GridRow => ({
  ...row,
  id,
  outcome: null,
  serverErrors: [],
});

/** A sheet from the file to rows that can be edited. */
export function useSheetSession() {
  const account = useCurrentUser()?.id ?? 0;
  const client = useQueryClient();
  const book = useQuery(feeBookQuery());
  const [{ phase, uploaded }, dispatch] = useReducer(sessionReducer, initialSession);
  const { getReader, stopReader, isCurrent } = useSheetReader();
  const { applySavedMapping, saveMapping } = useColumnMapping(getReader);

  // 1. Upload: the source is opened, and its columns are detected.
  const reject = (error: unknown): void => {
    const refusal = refusalOf(error);
    stopReader();
    dispatch({ type: 'awaitUpload', ...(refusal === undefined ? {} : { refusal }) });
  };

  const openSource = async (source: Source): Promise<Opened> => {
    const reader = await getReader();
    const limit = { limit: largeFileLimits.milliseconds };
    return source.kind === 'file'
      ? reader.ask('open', { bytes: source.bytes, fileName: source.fileName }, limit)
      : reader.ask('paste', { text: source.text }, limit);
  };

  const upload = async (source: Source): Promise<void> => {
    dispatch({ type: 'startReading' });
    try {
      const [opened, defaults] = await Promise.all([openSource(source), readDefaults(account)]);
      const sheets = opened.ok ? opened.sheets : [];
      const index = opened.ok ? opened.best : 0;
      const first = sheets[index];
      if (!opened.ok || first === undefined) {
        dispatch({ type: 'awaitUpload', refusal: opened.ok ? { ok: false, reason: 'empty' } : opened });
        return;
      }
      void startDraft(account, source);
      const sheet = await applySavedMapping(first, index);
      const { kind } = opened;
      dispatch({ type: 'setUploaded', uploaded: { source, kind, sheets: sheets.with(index, sheet) } });
      const readAs = initialReadAs(sheet, index, defaults);
      if (maySkipColumns(sheet, readAs.defaults)) await read(readAs, null);
      else dispatch({ type: 'assignColumns', readAs, back: null });
    } catch (error) {
      reject(error);
    }
  };

  const uploadFile = async (file: File): Promise<void> => {
    if (file.size > largeFileLimits.bytes) {
      const details = { maximum: largeFileLimits.bytes / 1024 / 1024 };
      dispatch({ type: 'awaitUpload', refusal: { ok: false, reason: 'fileTooLarge', details } });
      return;
    }
    await upload({ kind: 'file', fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  };

  // 2. Columns: assigned by somebody, or skipped where nothing must be asked.
  const selectSheet = async (index: number, headerRow: number | null): Promise<Partial<ReadAs>> => {
    const known = uploaded?.sheets[index];
    if (known === undefined) return {};
    const isKnown = known.headerRow === headerRow;
    const ask = { sheet: index, headerRow };
    const detected = isKnown ? known : await (await getReader()).ask('headers', ask);
    const sheet = await applySavedMapping(detected, index);
    dispatch({ type: 'setSheet', index, sheet });
    const { mapping, units, ignored } = sheet;
    return { ...ask, mapping, units, currencies: {}, ignored, answered: [] };
  };

  const assign = async (readAs: ReadAs, back: PreviousRows | null): Promise<void> => {
    const headers = uploaded?.sheets[readAs.sheet]?.headersKey ?? null;
    const { mapping, units, ignored } = readAs;
    void saveDefaults(account, readAs.defaults);
    if (headers !== null) saveMapping({ headers, mapping, units, ignored });
    await read({ ...readAs, areColumnsSeen: true }, back);
  };

  // 3. Rows: read and priced in the worker, with what was typed in those one came from.
  const onProgress = (progress: ReadProgress): void => dispatch({ type: 'startReading', progress });

  const readRows = async (
    reader: SheetReader,
    readAs: ReadAs,
    back: PreviousRows | null,
  ): Promise<GridRows> => {
    if (back?.hasEdits !== true) return readLines(reader, readAs, onProgress);
    const before = await readLines(reader, back.readAs, onProgress, 'texts');
    const inFile = new Map(before.flatMap(({ at, texts }) => (at === null ? [] : [[at, texts] as const])));
    return reapplyEdits(back.rows, inFile, await readLines(reader, readAs, onProgress));
  };

  const read = async (readAs: ReadAs, back: PreviousRows | null): Promise<void> => {
    dispatch({ type: 'startReading' });
    try {
      const reader = await getReader();
      const rows = await readRows(reader, readAs, back);
      const joined = await joinProducts(reader, rows, readAs);
      const summary = await summarizeRows(joined, timeSlice());
      // Cancelled in the meantime.
      if (!isCurrent(reader)) return;
      const hasEdits = back?.hasEdits ?? false;
      dispatch({ type: 'editRows', summary, readAs, batch: null, isDraft: false, hasEdits });
    } catch (error) {
      reject(error);
    }
  };

  /** Back to the rows as they were, with nothing chosen again. */
  const backToRows = async ({ rows, ...previous }: PreviousRows): Promise<void> => {
    const summary = await summarizeRows(rows, timeSlice());
    dispatch({ type: 'editRows', summary, isDraft: false, ...previous });
  };

  /** Saves what words in category columns mean; rows that are validated again are read by it. */
  const setCategoryAnswers = async (answers: readonly CategoryAnswer[]): Promise<void> => {
    client.setQueryData(categoryAnswersQuery.queryKey, [...answers]);
    await (await getReader()).ask('answers', { answers });
  };

  // After a reload: the draft that this browser has.
  const restore = async ({ source, readAs, work }: Draft): Promise<void> => {
    if (readAs === null) {
      await upload(source);
      return;
    }
    const opened = await openSource(source);
    if (!opened.ok) {
      dispatch({ type: 'awaitUpload' });
      return;
    }
    const { sheet: index, headerRow } = readAs;
    const known = opened.sheets[index];
    const detected =
      known?.headerRow === headerRow
        ? known
        : await (await getReader()).ask('headers', { sheet: index, headerRow });
    const sheet = await applySavedMapping(detected, index);
    const { kind, sheets } = opened;
    dispatch({ type: 'setUploaded', uploaded: { source, kind, sheets: sheets.with(index, sheet) } });
    if (work === null) {
      dispatch({ type: 'assignColumns', readAs, back: null });
      return;
    }
    const { rows, batch } = work;
    const summary = await summarizeRows(rows.map(unvalidated), timeSlice());
    dispatch({ type: 'editRows', summary, readAs, batch, isDraft: true, hasEdits: true });
  };

  const onDraft = useEffectEvent(async (draft: Draft | undefined): Promise<void> => {
    if (draft === undefined) {
      dispatch({ type: 'awaitUpload' });
      return;
    }
    try {
      await restore(draft);
    } catch {
      stopReader();
      dispatch({ type: 'awaitUpload' });
    }
  });
  useEffect(() => {
    void readDraft(account).then(onDraft);
  }, [account]);

  return {
    account,
    book,
    phase,
    uploaded,
    getReader,
    uploadFile,
    uploadText: (text: string) => upload({ kind: 'paste', text }),
    saveColumns: useCallback((chosen: ReadAs): void => void saveColumns(account, chosen), [account]),
    assign,
    selectSheet,
    saveMapping,
    backToColumns: (back: PreviousRows, place?: string): void =>
      dispatch({
        type: 'assignColumns',
        readAs: back.readAs,
        back,
        ...(place === undefined ? {} : { place }),
      }),
    backToRows,
    setCategoryAnswers,
    cancel: (): void => {
      stopReader();
      dispatch({ type: 'awaitUpload' });
    },
    /** Leaves this sheet for the next one. */
    startOver: (): void => {
      stopReader();
      // Before the next file may be chosen: a reload at once does not bring this one back.
      void forgetDraft(account).finally(() => dispatch({ type: 'reset' }));
    },
  };
}

export type SheetSession = ReturnType<typeof useSheetSession>;
