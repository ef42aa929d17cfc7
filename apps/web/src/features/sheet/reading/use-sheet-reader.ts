import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { categoryWordsQuery } from '../../../domain/category-search/category-words-query.ts';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { categoryAnswersQuery } from '../queries.ts';
import { answerInTime } from './answer-in-time.ts';
import { type SheetReader, startReader } from './sheet-reader.ts';

interface StartedReader {
  readonly reader: SheetReader;
  /** Resolves once it has the fees, and fails with what prevented that. */
  readonly ready: Promise<SheetReader>;
}

const noWords = { families: {}, subFamilies: {}, types: {} } as const;

/** The worker of a session: started when it is first asked for, with today's fees and what words mean, and ended with the page. */
export function useSheetReader() {
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
    /** Whether the seller's answers about category words did not arrive in time. */
    lacksAnswers: useCallback((): boolean => isWithoutAnswers.current, []),
  };
}
