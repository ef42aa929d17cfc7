import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { isRowChanged } from '../conflict/is-stale.ts';
import type { Provenance } from './provenance-dialog.tsx';

/** Rows about which something is asked before it is written. */
interface ProvenanceTask<R> {
  readonly is: 'confirm' | 'describe';
  readonly rows: readonly R[];
}

export interface Described<R> {
  readonly row: R;
  readonly provenance: Provenance;
}

export interface ProvenanceTasks<R> {
  readonly task: ProvenanceTask<R> | undefined;
  readonly isPending: boolean;
  /** Confirms rows, after asking for the source of those that name none. */
  readonly confirm: (rows: readonly R[]) => void;
  /** Confirms them with a source for those that name none. */
  readonly confirmWith: (rows: readonly R[], source: string | null) => void;
  /** Asks for the source and verification of rows. */
  readonly describe: (rows: readonly R[]) => void;
  readonly save: (rows: readonly R[], provenance: Provenance) => void;
  readonly close: () => void;
}

/** Confirms several rows at once or says where they come from; their figures stay. `write` writes all of them or none. */
export function useProvenanceTasks<R extends Provenance>(
  write: (rows: readonly Described<R>[]) => Promise<unknown>,
  onDone: () => void,
): ProvenanceTasks<R> {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [task, setTask] = useState<ProvenanceTask<R>>();
  const [isPending, setPending] = useState(false);
  const send = async (rows: readonly Described<R>[], done: string): Promise<void> => {
    setPending(true);
    try {
      await write(rows);
      showToast({ tone: 'positive', text: done });
      setTask(undefined);
      onDone();
    } catch (error) {
      const text = isRowChanged(error)
        ? t`Somebody has changed one of them. The page shows the latest data.`
        : error instanceof Error
          ? failureWords(error)
          : String(error);
      showToast({ tone: 'negative', text });
    } finally {
      setPending(false);
    }
  };
  const confirmWith = (rows: readonly R[], source: string | null): void => {
    const confirmed = rows.map((row) => ({
      row,
      provenance: { status: 'confirmed' as const, source: row.source ?? source },
    }));
    void send(confirmed, t`The figures are confirmed.`);
  };
  return {
    task,
    isPending,
    confirm: (rows) =>
      rows.some(({ source }) => source === null) ? setTask({ is: 'confirm', rows }) : confirmWith(rows, null),
    confirmWith,
    describe: (rows) => setTask({ is: 'describe', rows }),
    save: (rows, provenance) =>
      void send(
        rows.map((row) => ({ row, provenance })),
        t`Changes saved.`,
      ),
    close: () => setTask(undefined),
  };
}
