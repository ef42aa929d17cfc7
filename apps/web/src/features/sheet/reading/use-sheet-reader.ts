import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { categoryWordsQuery } from '../../../domain/category-search/category-words-query.ts';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { categoryAnswersQuery } from '../queries.ts';
import { type SheetReader, startReader } from './sheet-reader.ts';

/** The worker of a session: started when it is first asked for, with today's fees and what words mean, and ended with the page. */
export function useSheetReader() {
  const client = useQueryClient();
  const reader = useRef<SheetReader>(undefined);

  const stopReader = useCallback((): void => {
    reader.current?.stop();
    reader.current = undefined;
  }, []);
  useEffect(() => stopReader, [stopReader]);

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

  return {
    getReader,
    stopReader,
    /** Whether it is still the worker of this session: it may have been stopped meanwhile. */
    isCurrent: (asked: SheetReader): boolean => reader.current === asked,
  };
}
