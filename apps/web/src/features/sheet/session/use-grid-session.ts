import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type PendingBatch, startAutosave } from '../draft/autosave.ts';
import { createGridStore } from '../model/grid-store.ts';
import type { RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import { type Outcome, anyRowHasTarget } from '../model/grid-row.ts';
import type { RowFilter } from '../model/row-filter.ts';
import type { Phase } from './session-data.ts';
import type { SheetSession } from './use-sheet-session.ts';

export type EditPhase = Extract<Phase, { name: 'edit' }>;

/** The rows while they are edited: changes are priced again in the worker, and saved in this browser. */
export function useGridSession(
  { getReader, account }: SheetSession,
  { summary: first, readAs, batch, isDraft }: EditPhase,
  /** Rows to price first. */
  filter: RowFilter,
) {
  const { defaults, units } = readAs;
  const [hasTargets] = useState(() => anyRowHasTarget(first.of));
  const [gridStore] = useState(() =>
    createGridStore(first, filter, {
      validate: async (rows) => (await getReader()).ask('validate', { rows, defaults, units, hasTargets }),
      sort: async (keys, isDescending) => (await getReader()).ask('sort', { keys, isDescending }),
    }),
  );
  const { gridState, summary, visible, isBusy, failure } = useSyncExternalStore(
    gridStore.subscribe,
    gridStore.getState,
  );
  const { undoStack } = gridState;
  const validate = async (checked: readonly RowTexts[]): Promise<readonly Outcome[]> =>
    (await getReader()).ask('validate', { rows: checked, defaults, units, hasTargets });
  const rows = undoStack.now;
  const pending = useRef(batch);
  const [autosave] = useState(() => startAutosave(account, isDraft ? first.of : []));
  useEffect(() => autosave.soon(rows, { readAs, batch: pending.current }), [rows, readAs, autosave]);
  useEffect(() => autosave.stop, [autosave]);
  const saveHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') autosave.now(rows, { readAs, batch: pending.current });
  });
  useEffect(() => {
    // The last that a page learns before it is closed.
    document.addEventListener('visibilitychange', saveHidden);
    return () => document.removeEventListener('visibilitychange', saveHidden);
  }, []);

  return {
    state: gridState,
    dispatch: gridStore.dispatch,
    /** Validates and prices rows as they would be, without changing any. */
    validate,
    isBusy,
    failure,
    retry: gridStore.retry,
    rows,
    visible,
    duplicates: summary.duplicates,
    kinds: summary.kinds,
    used: summary.used,
    unknownWords: summary.unknownWords,
    withoutTarget: summary.withoutTarget,
    unconfirmed: summary.unconfirmed,
    saleVatUnknown: summary.saleVatUnknown,
    seen: summary.seen,
    // Results of other rows do not apply to these.
    counts:
      summary.of === rows
        ? summary.counts
        : { ...summary.counts, waiting: Math.max(1, summary.counts.waiting) },
    /** The batch under which these rows are being saved, also before a reload. */
    pendingBatch: (): PendingBatch | null => pending.current,
    /** Saves the rows in this browser at once: whoever leaves them loses nothing. */
    saveNow: (): void => autosave.now(rows, { readAs, batch: pending.current }),
    setPendingBatch: (started: PendingBatch | null): void => {
      pending.current = started;
      autosave.now(rows, { readAs, batch: started });
    },
  };
}

export type GridSession = ReturnType<typeof useGridSession>;
