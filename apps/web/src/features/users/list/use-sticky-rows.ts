import type { Account } from '@saer/contract/account';
import { type RefObject, useEffect, useState } from 'react';

interface Held {
  readonly account: Account;
  readonly index: number;
}

/** Longer than a double click takes. */
const holdMs = 1_500;

/**
 * Rows that their own button removes from the list stay until the pointer has left the list: otherwise the next row's button would
 * move under it. `view` identifies the current page of the list.
 */
export function useStickyRows(rows: readonly Account[], view: string, frame: RefObject<HTMLElement | null>) {
  const [{ of, held }, setHeld] = useState<{ readonly of: string; readonly held: readonly Held[] }>({
    of: view,
    held: [],
  });
  const current = of === view ? held : [];
  useEffect(() => {
    if (held.length === 0) return undefined;
    const list = frame.current;
    const release = (): void => setHeld({ of: view, held: [] });
    const timer = setTimeout(() => {
      const isPointed = matchMedia('(hover: hover)').matches && list?.matches(':hover') === true;
      if (isPointed) list.addEventListener('pointerleave', release, { once: true });
      else release();
    }, holdMs);
    return () => {
      clearTimeout(timer);
      list?.removeEventListener('pointerleave', release);
    };
  }, [held, view, frame]);

  const visible = [...rows];
  for (const { account, index } of current)
    if (!rows.some(({ id }) => id === account.id)) visible.splice(index, 0, account);
  return {
    visible,
    doneIds: new Set(current.map(({ account }) => account.id)),
    hold: (account: Account): void => {
      const index = visible.findIndex(({ id }) => id === account.id);
      setHeld({ of: view, held: [...current, { account, index }].toSorted((a, b) => a.index - b.index) });
    },
  };
}
