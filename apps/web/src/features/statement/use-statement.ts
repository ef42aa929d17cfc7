import { useQueryClient } from '@tanstack/react-query';
import { riyadhDay } from '@saer/i18n/format-date';
import type { VatBasis } from '@saer/tools/statement/charged-sum';
import type { StatementColumns } from '@saer/tools/statement/columns';
import { useCallback, useEffect, useRef, useState } from 'react';
import { comparedProductsQuery, feeHistoryQuery, maxComparedProducts } from './queries.ts';
import {
  type StatementReader,
  StatementReadAborted,
  startStatementReader,
} from './reading/statement-reader.ts';
import type { CheckReply, ReadReply, StatementProgress } from './reading/statement-tasks.ts';

/** The seller's answers, which apply to the next check. */
export interface StatementChoices {
  readonly categories: ReadonlyMap<string, string>;
  readonly bases: ReadonlyMap<number, VatBasis>;
}

export type StatementPhase =
  | { readonly is: 'start' }
  | { readonly is: 'working'; readonly progress: StatementProgress | undefined }
  /** Files were read, but there is nothing to check yet. */
  | { readonly is: 'unread'; readonly read: ReadReply }
  | {
      readonly is: 'checked';
      readonly read: ReadReply;
      readonly check: CheckReply;
      /** Products that were compared, of all; fewer where the seller has more than are compared. */
      readonly products: { readonly compared: number; readonly total: number };
    };

const noChoices: StatementChoices = { categories: new Map(), bases: new Map() };

/** A session of checking statements: its files live in a worker, and end with the page. */
export function useStatement() {
  const client = useQueryClient();
  const reader = useRef<StatementReader>(undefined);
  const [phase, setPhase] = useState<StatementPhase>({ is: 'start' });
  const [error, setError] = useState<Error | null>(null);
  const [choices, setChoices] = useState(noChoices);

  const stop = useCallback((): void => {
    reader.current?.stop();
    reader.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const startOver = (): void => {
    stop();
    setChoices(noChoices);
    setError(null);
    setPhase({ is: 'start' });
  };

  const onProgress = (progress: StatementProgress): void => setPhase({ is: 'working', progress });

  const checkLines = async (of: StatementReader, read: ReadReply, by: StatementChoices): Promise<void> => {
    if (read.lines === 0 || read.files.some(({ outcome }) => outcome.is === 'unassigned')) {
      setPhase({ is: 'unread', read });
      return;
    }
    const today = riyadhDay(new Date());
    const [firstDay, lastDay] = [read.firstDay ?? today, read.lastDay ?? today];
    const [{ products, total }, books] = await Promise.all([
      client.fetchQuery(comparedProductsQuery),
      client.fetchQuery(feeHistoryQuery(firstDay, lastDay, read.marketplaces)),
    ]);
    const check = await of.ask('check', { books, products, ...by, today }, onProgress);
    const compared = Math.min(products.length, maxComparedProducts);
    setPhase({ is: 'checked', read, check, products: { compared, total } });
  };

  /** Runs a step; if it fails, the page returns to what it displayed before. */
  const run = async (before: StatementPhase, step: (of: StatementReader) => Promise<void>): Promise<void> => {
    setError(null);
    setPhase({ is: 'working', progress: undefined });
    reader.current ??= startStatementReader();
    try {
      await step(reader.current);
    } catch (failure) {
      if (failure instanceof StatementReadAborted && failure.isCancelled) return;
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      if (failure instanceof StatementReadAborted) stop();
      setPhase(failure instanceof StatementReadAborted ? { is: 'start' } : before);
    }
  };

  return {
    phase,
    error,
    choices,
    startOver,
    addFiles: (files: readonly File[]) =>
      run(phase, async (of) => checkLines(of, await of.ask('read', { files }, onProgress), choices)),
    assign: (file: number, columns: StatementColumns) =>
      run(phase, async (of) =>
        checkLines(of, await of.ask('assign', { file, columns }, onProgress), choices),
      ),
    choose: (changed: Partial<StatementChoices>): void => {
      if (phase.is !== 'checked') return;
      const next = { ...choices, ...changed };
      const { read } = phase;
      setChoices(next);
      void run(phase, (of) => checkLines(of, read, next));
    },
    /** The worker with the checked lines; undefined before there are any. */
    reader: (): StatementReader | undefined => reader.current,
  };
}
export type StatementSessionState = ReturnType<typeof useStatement>;
