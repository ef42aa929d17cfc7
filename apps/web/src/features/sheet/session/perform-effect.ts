import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import type { ColumnAnswers } from '@saer/spreadsheet/rows/cells/column-answers';
import type { RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import type { DetectedSheet, SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { PerformEffect } from '@saer/spreadsheet/session/run-session';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { AutosavedRow } from '../draft/autosave.ts';
import type { Draft, Source } from '../draft/draft-store.ts';
import type { GridRow, GridRows } from '../model/grid-row.ts';
import { reapplyEdits } from '../model/edit-rows.ts';
import { summarizeRows } from '../model/sheet-summary.ts';
import { readLines, type ReadProgress } from '../reading/read-lines.ts';
import { ReadAborted, type SheetReader } from '../reading/sheet-reader.ts';
import type { Opened } from '../reading/sheet-tasks.ts';
import type { SavedLayout } from '../reading/write-back.ts';
import type { Effect, PageData, PreviousRows, Result, SavedSession } from './session-data.ts';

/** The draft in this browser. */
interface DraftStorage {
  readonly read: () => Promise<Draft | undefined>;
  readonly start: (source: Source) => Promise<unknown>;
  readonly forget: () => Promise<unknown>;
  readonly readDefaults: () => Promise<RowTexts>;
  readonly saveDefaults: (defaults: RowTexts) => Promise<unknown>;
}

export interface SessionDependencies {
  readonly getReader: () => Promise<SheetReader>;
  readonly stopReader: () => void;
  /** The reader does without the seller's answers about category words. */
  readonly lacksAnswers: () => boolean;
  /** The answers about the columns of such a sheet, null if there are none; undefined if they do not come in time. */
  readonly findAnswers: (headersKey: string) => Promise<ColumnAnswers | null | undefined>;
  readonly saveAnswers: (layout: SavedLayout) => void;
  /** Fills what rows lack from the seller's saved products. */
  readonly joinProducts: (
    reader: SheetReader,
    rows: GridRows,
    readAs: SheetInterpretation,
  ) => Promise<GridRows>;
  readonly draft: DraftStorage;
}

const getRefusal = (error: unknown): { readonly refusal?: UnreadableFile } => {
  if (error instanceof ReadAborted && error.reason === 'cancelled') return {};
  const isSlow = error instanceof ReadAborted && error.reason === 'tookTooLong';
  return { refusal: { ok: false, reason: isSlow ? 'tookTooLong' : 'damaged' } };
};

const unvalidated = (row: AutosavedRow, id: number): GridRow => ({
  ...row,
  id,
  outcome: null,
  serverErrors: [],
});

const savedSession = ({ source, readAs, work }: Draft): SavedSession => ({
  source,
  readAs,
  work: work === null ? null : { batch: work.batch, rows: work.rows.map(unvalidated) },
});

async function openSource(reader: SheetReader, source: Source): Promise<Opened> {
  const limit = { limit: largeFileLimits.milliseconds };
  return source.kind === 'file'
    ? reader.ask('open', { bytes: source.bytes, fileName: source.fileName }, limit)
    : reader.ask('paste', { text: source.text }, limit);
}

/** The rows of a sheet, with what was typed in those that were left for the columns. */
async function readRows(
  reader: SheetReader,
  { readAs, back }: { readonly readAs: SheetInterpretation; readonly back: PreviousRows | null },
  onProgress: (progress: ReadProgress) => void,
): Promise<GridRows> {
  if (back?.hasEdits !== true) return readLines(reader, readAs, onProgress);
  const before = await readLines(reader, back.readAs, onProgress, 'texts');
  const inFile = new Map(before.flatMap(({ at, texts }) => (at === null ? [] : [[at, texts] as const])));
  return reapplyEdits(back.rows, inFile, await readLines(reader, readAs, onProgress));
}

/** Performs what the state machine of a sheet asks for: in the worker, in this browser, and on the server. */
export function performWith(dependencies: SessionDependencies): PerformEffect<PageData> {
  const { getReader, stopReader, lacksAnswers, findAnswers, saveAnswers, joinProducts, draft } = dependencies;

  const open = async ({
    token,
    source,
  }: {
    readonly token: number;
    readonly source: Source;
  }): Promise<Result> => {
    const [opened, defaults] = await Promise.all([
      getReader().then((reader) => openSource(reader, source)),
      draft.readDefaults(),
    ]);
    if (!opened.ok) return { token, type: 'failed', refusal: opened };
    const { kind, sheets, best } = opened;
    return { token, type: 'opened', source, kind, sheets, best, defaults };
  };

  const recall = async ({
    token,
    index,
    headerRow,
    sheet,
  }: Extract<Effect, { type: 'recall' }>): Promise<Result> => {
    const reader = await getReader();
    const detected: DetectedSheet =
      sheet.headerRow === headerRow ? sheet : await reader.ask('headers', { sheet: index, headerRow });
    const { headersKey } = detected;
    const answers = headersKey === null ? null : await findAnswers(headersKey);
    const known =
      answers === null || answers === undefined
        ? detected
        : await reader.ask('answered', { sheet: index, headerRow, answers });
    const isWithout = answers === undefined || lacksAnswers();
    return { token, type: 'recalled', index, sheet: known, lacksAnswers: isWithout };
  };

  const work = async (effect: Effect, report: (result: Result) => void): Promise<Result | undefined> => {
    const { token } = effect;
    switch (effect.type) {
      case 'readDraft': {
        const found = await draft.read();
        return { token, type: 'draftRead', saved: found === undefined ? null : savedSession(found) };
      }
      case 'stopReader':
        stopReader();
        return undefined;
      case 'startDraft':
        await draft.start(effect.source);
        return undefined;
      case 'forgetDraft':
        await draft.forget();
        return { token, type: 'draftForgotten' };
      case 'open':
        return open(effect);
      case 'recall':
        return recall(effect);
      case 'saveChoices': {
        const { readAs, headersKey } = effect;
        const { mapping, units, ignored } = readAs;
        if (headersKey !== null) saveAnswers({ headers: headersKey, mapping, units, ignored });
        await draft.saveDefaults(readAs.defaults);
        return undefined;
      }
      case 'price': {
        const reader = await getReader();
        const rows = await readRows(reader, effect, (progress) =>
          report({ token, type: 'progressed', progress }),
        );
        const joined = await joinProducts(reader, rows, effect.readAs);
        return { token, type: 'rowsRead', summary: await summarizeRows(joined, timeSlice()) };
      }
      case 'summarize':
        break;
    }
    return { token, type: 'rowsRead', summary: await summarizeRows(effect.rows, timeSlice()) };
  };

  return async (effect, report) => {
    try {
      return await work(effect, report);
    } catch (error) {
      const { token, type } = effect;
      // What this browser cannot save or read does not stop a sheet.
      if (type === 'startDraft' || type === 'saveChoices') return undefined;
      if (type === 'forgetDraft') return { token, type: 'draftForgotten' };
      if (type === 'readDraft') return { token, type: 'draftRead', saved: null };
      return { token, type: 'failed', ...getRefusal(error) };
    }
  };
}
