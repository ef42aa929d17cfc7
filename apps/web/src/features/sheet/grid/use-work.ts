import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import { type BegunBatch, keepWork } from '../draft/draft-store.ts';
import type { GridRows } from '../model/grid-row.ts';
import { countRows } from '../model/problems.ts';
import { twinsOf } from '../model/twins.ts';
import { carryOut, startWork } from '../model/work.ts';
import type { Phase, SheetInHand } from '../use-sheet.ts';

export type Mending = Extract<Phase, { name: 'mend' }>;

/** Rows judged by one message, so that no answer holds up the page. */
const rowsAtOnce = 250;
const draftDelay = 500;

const partsOf = (rows: GridRows): GridRows[] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  );

/** The rows while they are being mended: what is changed is priced again in the worker, and kept in this browser. */
export function useWork({ reader, account }: SheetInHand, { rows: first, readAs, batch }: Mending) {
  const [state, act] = useReducer(carryOut, first, startWork);
  const rows = state.past.now;
  const twins = useMemo(() => twinsOf(rows), [rows]);
  const asked = useRef(new WeakSet<RowTexts>());
  const begun = useRef(batch);

  useEffect(() => {
    const pending = rows.filter(({ outcome, texts }) => outcome === null && !asked.current.has(texts));
    if (pending.length === 0) return;
    for (const { texts } of pending) asked.current.add(texts);
    const judge = async (part: GridRows): Promise<void> => {
      const texts = part.map((row) => row.texts);
      try {
        const outcomes = await (await reader()).ask('judge', { rows: texts, defaults: readAs.defaults });
        const judged = part.flatMap((row, place) => {
          const outcome = outcomes[place];
          return outcome === undefined ? [] : [{ id: row.id, texts: row.texts, outcome }];
        });
        act({ do: 'judge', judged });
      } catch {
        // The page is being left, or the worker was ended: whoever comes back asks again.
      }
      for (const each of texts) asked.current.delete(each);
    };
    for (const part of partsOf(pending)) void judge(part);
  }, [rows, reader, readAs.defaults]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const texts = rows.map(({ at, texts: written }) => ({ at, texts: written }));
      void keepWork(account, { readAs, rows: texts, batch: begun.current });
    }, draftDelay);
    return () => clearTimeout(timer);
  }, [rows, readAs, account]);

  const shown = useMemo(() => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    return state.shown.flatMap((id) => byId.get(id) ?? []);
  }, [rows, state.shown]);

  const counts = useMemo(() => countRows(rows, twins), [rows, twins]);
  return {
    state,
    act,
    rows,
    shown,
    twins,
    counts,
    /** The batch these rows were begun to be stored by, also before a reload. */
    begunBatch: (): BegunBatch | null => begun.current,
    rememberBatch: (kept: BegunBatch | null): void => {
      begun.current = kept;
      const texts = rows.map(({ at, texts: written }) => ({ at, texts: written }));
      void keepWork(account, { readAs, rows: texts, batch: kept });
    },
  };
}

export type WorkInHand = ReturnType<typeof useWork>;
