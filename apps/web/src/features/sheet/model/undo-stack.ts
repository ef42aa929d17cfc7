/** A value with its undo stack: every step is stored whole, so that undo is exact. */
export interface UndoStack<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

export const createUndoStack = <T>(now: T): UndoStack<T> => ({ before: [], now, after: [] });

/** Adds a step; drops redo steps and steps beyond the limit. */
export const step = <T>({ before, now }: UndoStack<T>, next: T, maxSteps: number): UndoStack<T> => ({
  before: [...before, now].slice(-maxSteps),
  now: next,
  after: [],
});

/** Replaces the present without adding a step. */
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
