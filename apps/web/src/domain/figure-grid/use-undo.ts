import { useState } from 'react';

interface Steps<T> {
  readonly before: readonly T[];
  readonly after: readonly T[];
  /** The value they lead to. */
  readonly latest: T | undefined;
  /** The cell whose typing is the latest step. */
  readonly cell: string | undefined;
}

export interface Undo<T> {
  /** Sets a value. Typing on in one cell is one step. */
  readonly change: (next: T, cell?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const none = { before: [], after: [], latest: undefined, cell: undefined };

/** Undoes and redoes changes of a value. A value from elsewhere, such as after saving, starts anew. */
export function useUndo<T>(value: T, onChange: (value: T) => void): Undo<T> {
  const [saved, setSteps] = useState<Steps<T>>(none);
  const steps: Steps<T> = saved.latest === value ? saved : none;
  const go = (next: T | undefined, before: readonly T[], after: readonly T[]): void => {
    if (next === undefined) return;
    setSteps({ before, after, latest: next, cell: undefined });
    onChange(next);
  };
  return {
    change: (next, cell) => {
      const isSameStep = cell !== undefined && cell === steps.cell;
      const before = isSameStep ? steps.before : [...steps.before, value];
      setSteps({ before, after: [], latest: next, cell });
      onChange(next);
    },
    undo: () => go(steps.before.at(-1), steps.before.slice(0, -1), [...steps.after, value]),
    redo: () => go(steps.after.at(-1), [...steps.before, value], steps.after.slice(0, -1)),
    canUndo: steps.before.length > 0,
    canRedo: steps.after.length > 0,
  };
}
