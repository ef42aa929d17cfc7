import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CategoryAnswer } from '@saer/contract/fees/category-words';
import { largeFileLimits } from '@saer/spreadsheet/read/file-limits';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { runSession } from '@saer/spreadsheet/session/run-session';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import {
  forgetDraft,
  readDefaults,
  readDraft,
  saveColumns,
  saveDefaults,
  startDraft,
} from '../draft/draft-store.ts';
import { categoryAnswersQuery, mappingQuery, saveMappingMutation } from '../queries.ts';
import { answerInTime, type SheetReader, startReader } from '../reading/sheet-reader.ts';
import { joinProducts } from '../reading/join-products.ts';
import type { SavedLayout } from '../reading/write-back.ts';
import { performWith } from './perform-effect.ts';
import type { PageData, PreviousRows } from './session-data.ts';
import { categoryWordsQuery } from '../../../domain/category-search/category-finder.ts';

interface StartedReader {
  readonly reader: SheetReader;
  /** Resolves once it has the fees, and fails with what prevented that. */
  readonly ready: Promise<SheetReader>;
}

const noWords = { families: {}, subFamilies: {}, types: {} } as const;

/** The worker of a session: started when it is first asked for, with today's fees and what words mean, and ended with the page. */
function useSheetReader() {
  const client = useQueryClient();
  const current = useRef<StartedReader>(undefined);
  const isWithoutAnswers = useRef(false);

  const stopReader = useCallback((): void => {
    current.current?.reader.stop();
    current.current = undefined;
  }, []);
  useEffect(() => stopReader, [stopReader]);

  const begin = useCallback(
    async (reader: SheetReader): Promise<SheetReader> => {
      try {
        const [book, words, answers] = await Promise.all([
          client.ensureQueryData(feeBookQuery()),
          answerInTime(client.ensureQueryData(categoryWordsQuery)),
          answerInTime(client.ensureQueryData(categoryAnswersQuery)),
        ]);
        isWithoutAnswers.current = answers === undefined;
        await reader.ask('begin', { book, words: words ?? noWords, answers: answers ?? [] });
        return reader;
      } catch (error) {
        // The next one to ask tries again.
        reader.stop();
        throw error;
      }
    },
    [client],
  );

  const getReader = useCallback((): Promise<SheetReader> => {
    const started = current.current;
    if (started !== undefined && !started.reader.hasEnded()) return started.ready;
    const reader = startReader();
    const ready = begin(reader);
    current.current = { reader, ready };
    return ready;
  }, [begin]);

  return {
    getReader,
    stopReader,
    /** Says whether the seller's answers about category words did not arrive in time. */
    lacksAnswers: useCallback((): boolean => isWithoutAnswers.current, []),
  };
}

/** A sheet from the file to rows that can be edited: the state machine of `packages/spreadsheet`, driven by the page. */
export function useSheetSession() {
  const account = useCurrentUser()?.id ?? 0;
  const client = useQueryClient();
  const book = useQuery(feeBookQuery());
  const { getReader, stopReader, lacksAnswers } = useSheetReader();

  /** Sheets of these headers are assigned so from now on. */
  const saveMapping = useCallback(
    ({ headers, ...assigned }: SavedLayout): void => {
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
    },
    [client],
  );

  const [session] = useState(() =>
    runSession<PageData>(
      performWith({
        getReader,
        stopReader,
        lacksAnswers,
        findAnswers: (headersKey) => answerInTime(client.fetchQuery(mappingQuery(headersKey))),
        saveAnswers: saveMapping,
        joinProducts,
        draft: {
          read: () => readDraft(account),
          start: (source) => startDraft(account, source),
          forget: () => forgetDraft(account),
          readDefaults: () => readDefaults(account),
          saveDefaults: (defaults) => saveDefaults(account, defaults),
        },
      }),
    ),
  );
  const { phase, uploaded } = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => void session.send({ type: 'restore' }), [session]);

  /** The last file that was chosen: reading it into memory takes a moment too. */
  const chosen = useRef<File>(undefined);

  return {
    account,
    book,
    phase,
    uploaded,
    getReader,
    uploadFile: async (file: File): Promise<void> => {
      chosen.current = file;
      if (file.size > largeFileLimits.bytes) {
        const details = { maximum: largeFileLimits.bytes / 1024 / 1024 };
        await session.send({ type: 'refuse', refusal: { ok: false, reason: 'fileTooLarge', details } });
        return;
      }
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        if (chosen.current === file)
          await session.send({ type: 'upload', source: { kind: 'file', fileName: file.name, bytes } });
      } catch {
        // It was moved or changed since it was chosen.
        await session.send({ type: 'refuse', refusal: { ok: false, reason: 'damaged' } });
      }
    },
    uploadText: (text: string): Promise<void> => {
      chosen.current = undefined;
      return session.send({ type: 'upload', source: { kind: 'paste', text } });
    },
    saveColumns: useCallback(
      (chosenColumns: SheetInterpretation): void => void saveColumns(account, chosenColumns),
      [account],
    ),
    assign: (readAs: SheetInterpretation, back: PreviousRows | null): Promise<void> =>
      session.send({ type: 'assign', readAs, back }),
    /** The columns of another sheet or header row; nothing if another was chosen meanwhile. */
    selectSheet: async (index: number, headerRow: number | null): Promise<Partial<SheetInterpretation>> => {
      await session.send({ type: 'selectSheet', index, headerRow });
      const now = session.getState();
      const sheet = now.uploaded?.sheets[index];
      if (now.phase.name !== 'assign' || now.phase.isSelecting || sheet?.headerRow !== headerRow) return {};
      const { mapping, units, blocks, ignored } = sheet;
      return { sheet: index, headerRow, mapping, units, blocks, currencies: {}, ignored, answered: [] };
    },
    saveMapping,
    /** `place`: where somebody wants to change something, as a selector; else the first question. */
    backToColumns: (back: PreviousRows, place?: string): void =>
      void session.send({ type: 'backToColumns', back, ...(place === undefined ? {} : { place }) }),
    /** Back to the rows as they were, with nothing chosen again. */
    backToRows: (back: PreviousRows): Promise<void> => session.send({ type: 'backToRows', back }),
    /** Saves what words in category columns mean; rows that are validated again are read by it. */
    setCategoryAnswers: async (answers: readonly CategoryAnswer[]): Promise<void> => {
      client.setQueryData(categoryAnswersQuery.queryKey, [...answers]);
      await (await getReader()).ask('answers', { answers });
    },
    cancel: (): void => void session.send({ type: 'cancel' }),
    /** Leaves this sheet for the next one. */
    startOver: (): void => void session.send({ type: 'startOver' }),
  };
}

export type SheetSession = ReturnType<typeof useSheetSession>;
