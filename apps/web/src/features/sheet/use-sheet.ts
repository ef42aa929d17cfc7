import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CategoryAnswer } from '@saer/contract/category-words';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import { maySkipColumns } from '@saer/spreadsheet/rows/column-answers';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import {
  type Draft,
  forgetDraft,
  saveDefaults,
  saveSource,
  readDefaults,
  readDraft,
  saveColumns,
  type Source,
} from './draft/draft-store.ts';
import { categoryWordsQuery } from '../../domain/category-search/category-words-query.ts';
import { feeBookQuery } from '../../domain/fee-book/query.ts';
import type { PendingBatch, AutosavedRow } from './draft/autosave.ts';
import { reapplyEdits } from './model/reapply-edits.ts';
import { type SheetSummary, summarizeRows } from './model/sheet-summary.ts';
import type { GridRow, GridRows } from './model/grid-row.ts';
import { timeSlice } from './model/time-slice.ts';
import { categoryAnswersQuery, saveMappingMutation, mappingQuery } from './queries.ts';
import type { SavedLayout } from './reading/write-back.ts';
import { joinProducts } from './reading/join-products.ts';
import { initialReadAs } from './reading/initial-read-as.ts';
import { readLines, type ReadProgress } from './reading/read-lines.ts';
import { ReadAborted, type SheetReader, startReader } from './reading/sheet-reader.ts';
import type { DetectedSheet, Opened, ReadAs } from './reading/sheet-tasks.ts';

/** The rows one came from to the columns, to go back to. */
export interface PreviousRows {
  readonly rows: GridRows;
  readonly readAs: ReadAs;
  readonly batch: PendingBatch | null;
  /** Something was typed, added or removed in them. */
  readonly hasEdits: boolean;
}

/** Where a sheet is on its way. */
export type Phase =
  /** It is not known yet whether a sheet is kept from before. */
  | { readonly name: 'start' }
  | { readonly name: 'upload'; readonly refused?: UnreadableFile }
  | { readonly name: 'reading'; readonly progress?: ReadProgress }
  | { readonly name: 'assign'; readonly readAs: ReadAs; readonly back: PreviousRows | null }
  | {
      readonly name: 'edit';
      /** What is known of the rows, and the rows themselves. */
      readonly summary: SheetSummary;
      readonly readAs: ReadAs;
      readonly batch: PendingBatch | null;
      /** It was kept from before a reload. */
      readonly isDraft: boolean;
      /** Something was typed in the rows before they came here. */
      readonly hasEdits: boolean;
    };

export interface UploadedSource {
  readonly source: Source;
  readonly kind: 'xlsx' | 'xls' | 'csv' | 'paste';
  readonly sheets: readonly DetectedSheet[];
}

const refusalOf = (error: unknown): UnreadableFile | undefined => {
  if (error instanceof ReadAborted && error.reason === 'cancelled') return undefined;
  const isSlow = error instanceof ReadAborted && error.reason === 'tookTooLong';
  return { ok: false, reason: isSlow ? 'tookTooLong' : 'damaged' };
};

const unvalidated = (row: AutosavedRow, id: number): GridRow => ({
  ...row,
  id,
  outcome: null,
  refused: [],
});

/** A sheet from the file to rows that can be corrected. */
export function useSheet() {
  const account = useCurrentUser()?.id ?? 0;
  const client = useQueryClient();
  const book = useQuery(feeBookQuery());
  const [phase, setPhase] = useState<Phase>({ name: 'start' });
  const [uploaded, setUploaded] = useState<UploadedSource>();
  const reader = useRef<SheetReader>(undefined);

  const stop = useCallback((): void => {
    reader.current?.stop();
    reader.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  /** The worker, which knows today's fees and what words mean before it is asked anything else. */
  const getReader = useCallback(async (): Promise<SheetReader> => {
    if (reader.current !== undefined) return reader.current;
    const started = startReader();
    reader.current = started;
    const [fees, words, answers] = await Promise.all([
      client.ensureQueryData(feeBookQuery()),
      client.ensureQueryData(categoryWordsQuery),
      client.ensureQueryData(categoryAnswersQuery),
    ]);
    await started.ask('begin', { book: fees, words, answers });
    return started;
  }, [client]);

  const openSource = async (source: Source): Promise<Opened> => {
    const asked = await getReader();
    const limit = { limit: largeFileLimits.milliseconds };
    return source.kind === 'file'
      ? asked.ask('open', { bytes: source.bytes, fileName: source.fileName }, limit)
      : asked.ask('paste', { text: source.text }, limit);
  };

  const reject = (error: unknown): void => {
    const refused = refusalOf(error);
    stop();
    setPhase({ name: 'upload', ...(refused === undefined ? {} : { refused }) });
  };

  const onProgress = (progress: ReadProgress): void => setPhase({ name: 'reading', progress });

  /** The rows as they are read now, with what was typed in those one came from. */
  const readRows = async (
    asked: SheetReader,
    readAs: ReadAs,
    back: PreviousRows | null,
  ): Promise<GridRows> => {
    if (back?.hasEdits !== true) return readLines(asked, readAs, onProgress);
    const before = await readLines(asked, back.readAs, onProgress, 'texts');
    const inFile = new Map(before.flatMap(({ at, texts }) => (at === null ? [] : [[at, texts] as const])));
    return reapplyEdits(back.rows, inFile, await readLines(asked, readAs, onProgress));
  };

  const read = async (readAs: ReadAs, back: PreviousRows | null): Promise<void> => {
    setPhase({ name: 'reading' });
    try {
      const asked = await getReader();
      const rows = await readRows(asked, readAs, back);
      const joined = await joinProducts(asked, rows, readAs);
      const summary = await summarizeRows(joined, timeSlice());
      // Given up in the meantime.
      if (reader.current !== asked) return;
      const hasEdits = back?.hasEdits ?? false;
      setPhase({ name: 'edit', summary, readAs, batch: null, isDraft: false, hasEdits });
    } catch (error) {
      reject(error);
    }
  };

  /** A sheet as it was assigned the last time; as it was found where it never was. */
  const withSavedMapping = async (sheet: DetectedSheet, index: number): Promise<DetectedSheet> => {
    if (sheet.headersKey === null) return sheet;
    try {
      const answers = await client.fetchQuery(mappingQuery(sheet.headersKey));
      if (answers === null) return sheet;
      return await (await getReader()).ask('answered', { sheet: index, headerRow: sheet.headerRow, answers });
    } catch {
      // What was recognised will do.
      return sheet;
    }
  };

  const rememberLayout = ({ headers, ...assigned }: SavedLayout): void => {
    const answers = {
      mapping: { ...assigned.mapping },
      units: { ...assigned.units },
      ignored: [...assigned.ignored],
    };
    client.setQueryData(mappingQuery(headers).queryKey, answers);
    void client
      .getMutationCache()
      .build(client, saveMappingMutation)
      .execute({ headers, ...answers })
      .catch(() => undefined);
  };

  const upload = async (source: Source): Promise<void> => {
    setPhase({ name: 'reading' });
    try {
      const [opened, defaults] = await Promise.all([openSource(source), readDefaults(account)]);
      const sheets = opened.ok ? opened.sheets : [];
      const index = opened.ok ? opened.best : 0;
      const first = sheets[index];
      if (!opened.ok || first === undefined) {
        setPhase({ name: 'upload', refused: opened.ok ? { ok: false, reason: 'empty' } : opened });
        return;
      }
      // The rows of another sheet are not this one's.
      void forgetDraft(account).then(() => saveSource(account, source));
      const found = await withSavedMapping(first, index);
      setUploaded({ source, kind: opened.kind, sheets: sheets.with(index, found) });
      const readAs = initialReadAs(found, index, defaults);
      if (maySkipColumns(found, readAs.defaults)) await read(readAs, null);
      else setPhase({ name: 'assign', readAs, back: null });
    } catch (error) {
      reject(error);
    }
  };

  const uploadFile = async (file: File): Promise<void> => {
    if (file.size > largeFileLimits.bytes) {
      const details = { maximum: largeFileLimits.bytes / 1024 / 1024 };
      setPhase({ name: 'upload', refused: { ok: false, reason: 'fileTooLarge', details } });
      return;
    }
    await upload({ kind: 'file', fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  };

  const restore = async ({ source, readAs, work }: Draft): Promise<void> => {
    if (readAs === null) {
      await upload(source);
      return;
    }
    const opened = await openSource(source);
    if (!opened.ok) {
      setPhase({ name: 'upload' });
      return;
    }
    const { sheet: index, headerRow } = readAs;
    const there = opened.sheets[index];
    const first =
      there?.headerRow === headerRow
        ? there
        : await (await getReader()).ask('headers', { sheet: index, headerRow });
    const found = await withSavedMapping(first, index);
    setUploaded({ source, kind: opened.kind, sheets: opened.sheets.with(index, found) });
    if (work === null) {
      setPhase({ name: 'assign', readAs, back: null });
      return;
    }
    const summary = await summarizeRows(work.rows.map(unvalidated), timeSlice());
    setPhase({ name: 'edit', summary, readAs, batch: work.batch, isDraft: true, hasEdits: true });
  };

  const found = useEffectEvent(async (draft: Draft | undefined): Promise<void> => {
    if (draft === undefined) {
      setPhase({ name: 'upload' });
      return;
    }
    try {
      await restore(draft);
    } catch {
      stop();
      setPhase({ name: 'upload' });
    }
  });
  useEffect(() => {
    void readDraft(account).then(found);
  }, [account]);

  return {
    account,
    book,
    phase,
    uploaded,
    reader: getReader,
    uploadFile,
    uploadText: (text: string) => upload({ kind: 'paste', text }),
    saveColumns: useCallback((chosen: ReadAs): void => void saveColumns(account, chosen), [account]),
    assign: async (readAs: ReadAs, back: PreviousRows | null): Promise<void> => {
      const headers = uploaded?.sheets[readAs.sheet]?.headersKey ?? null;
      const { mapping, units, ignored } = readAs;
      void saveDefaults(account, readAs.defaults);
      if (headers !== null) rememberLayout({ headers, mapping, units, ignored });
      await read(readAs, back);
    },
    /** Another sheet, or its headers in another row: what its columns hold is found out anew. */
    selectSheet: async (index: number, headerRow: number | null): Promise<Partial<ReadAs>> => {
      const known = uploaded?.sheets[index];
      if (uploaded === undefined || known === undefined) return {};
      const isKnown = known.headerRow === headerRow;
      const ask = { sheet: index, headerRow };
      const seen = isKnown ? known : await (await getReader()).ask('headers', ask);
      const sheet = await withSavedMapping(seen, index);
      setUploaded({ ...uploaded, sheets: uploaded.sheets.with(index, sheet) });
      const { mapping, units, ignored } = sheet;
      return { ...ask, mapping, units, ignored, answered: [] };
    },
    /** Sheets of these headers are assigned so from now on. */
    rememberLayout,
    backToColumns: (back: PreviousRows): void => setPhase({ name: 'assign', readAs: back.readAs, back }),
    /** The rows again as they were, with nothing chosen anew. */
    backToRows: async ({ rows, readAs, batch, hasEdits }: PreviousRows): Promise<void> => {
      const summary = await summarizeRows(rows, timeSlice());
      setPhase({ name: 'edit', summary, readAs, batch, isDraft: false, hasEdits });
    },
    /** What words in category columns mean from now on; rows that are validated again are read by it. */
    setCategoryAnswers: async (answers: readonly CategoryAnswer[]): Promise<void> => {
      client.setQueryData(categoryAnswersQuery.queryKey, [...answers]);
      await (await getReader()).ask('answers', { answers });
    },
    cancel: (): void => {
      stop();
      setPhase({ name: 'upload' });
    },
    /** Leaves this sheet for the next one. */
    startOver: (): void => {
      stop();
      setUploaded(undefined);
      setPhase({ name: 'upload' });
      void forgetDraft(account);
    },
  };
}

export type SheetSession = ReturnType<typeof useSheet>;
