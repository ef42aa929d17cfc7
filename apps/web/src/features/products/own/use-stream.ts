import {
  downloadProducts,
  type DownloadFormat,
  rowsHeader,
  downloadBatch,
} from '@saer/contract/products/product';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure, openFileStream } from '../../../lib/api/api.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';

const lineEnd = 10;
/** The marker after each batch of rows in a streamed workbook. */
const batchEnd = [0, 0, 0xff, 0xff] as const;

/** Counts how many products have come, as far as the bytes of a file say it: of a text its lines, of a workbook its batches. */
export function rowCounter(kind: 'xlsx' | 'csv' | 'prices'): (chunk: Uint8Array) => number {
  if (kind !== 'xlsx') {
    // The first line of a .csv are the headers.
    let lines = kind === 'csv' ? -1 : 0;
    return (chunk) => {
      for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) lines += 1;
      return Math.max(0, lines);
    };
  }
  let matched = 0;
  let batches = 0;
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === batchEnd[matched]) matched += 1;
      else if (!(matched === 2 && byte === 0)) matched = byte === 0 ? 1 : 0;
      if (matched < batchEnd.length) continue;
      matched = 0;
      batches += 1;
    }
    return batches * downloadBatch;
  };
}

/** Says how far a download has come. */
export interface Progress {
  readonly fetched: number;
  readonly of: number;
}

interface Opened {
  readonly response: Response;
  readonly signal: AbortSignal;
  /** Receives the data chunk by chunk. */
  readonly onChunk: (chunk: Uint8Array) => void;
}

/** Maximum progress updates per second. */
const shownEvery = 100;

/** Downloads all matching products as a file that the server streams; can be stopped at any time. */
export function useStream() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const open = async (filter: ListFilter, format: DownloadFormat, signal: AbortSignal): Promise<Opened> => {
    const { page: _page, limit: _limit, ...found } = filter;
    const query = { format, filter: encodeFilter(found) };
    const response = await openFileStream(downloadProducts, query, signal);
    const of = Number(response.headers.get(rowsHeader));
    const count = rowCounter(format);
    let shownAt = 0;
    setProgress({ fetched: 0, of });
    const onChunk = (chunk: Uint8Array): void => {
      const fetched = Math.min(of, count(chunk));
      if (performance.now() - shownAt < shownEvery) return;
      shownAt = performance.now();
      setProgress({ fetched, of });
    };
    return { response, signal, onChunk };
  };

  /** Runs a download and reports errors, unless it was stopped. */
  const run = async (
    work: (
      from: (filter: ListFilter, format: DownloadFormat) => Promise<Opened>,
      signal: AbortSignal,
    ) => Promise<void>,
    of: number,
  ): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProblem(undefined);
    setProgress({ fetched: 0, of });
    try {
      await work((filter, format) => open(filter, format, signal), signal);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(
        error instanceof ApiFailure && error.status === 429
          ? t`Too many downloads run at the moment. Wait until one is done, then start again.`
          : error instanceof Error
            ? failureWords(error)
            : String(error),
      );
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  return { run, stop: () => running.current?.abort(), progress, problem };
}
