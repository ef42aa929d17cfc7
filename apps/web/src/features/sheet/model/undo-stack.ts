/** A thing with its past: every step is kept whole, so that going back is exact. */
export interface UndoStack<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

export const createUndoStack = <T>(now: T): UndoStack<T> => ({ before: [], now, after: [] });

/** One step on; what had been undone is gone, and what is further back than can be kept. */
export const step = <T>({ before, now }: UndoStack<T>, next: T, maxSteps: number): UndoStack<T> => ({
  before: [...before, now].slice(-maxSteps),
  now: next,
  after: [],
});

/** The present as it turns out, which is no step of its own. */
export const commit = <T>(undoStack: UndoStack<T>, now: T): UndoStack<T> => ({ ...undoStack, now });

export function undo<T>(undoStack: UndoStack<T>): UndoStack<T> {
  const last = undoStack.before.at(-1);
  return last === undefined
    ? undoStack
    : { before: undoStack.before.slice(0, -1), now: last, after: [undoStack.now, ...undoStack.after] };
}

export function redo<T>(undoStack: UndoStack<T>): UndoStack<T> {
  const [next, ...after] = undoStack.after;
  return next === undefined ? undoStack : { before: [...undoStack.before, undoStack.now], now: next, after };
}
