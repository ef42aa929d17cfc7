/** A value that a step left or reached, with the label of that step. */
interface UndoStep<T, L> {
  readonly value: T;
  readonly label: L;
}

/** A value with its undo stack: every step is stored whole, so that undo is exact. */
export interface UndoStack<T, L> {
  /** The last one is what undo returns to; its label names what is undone. */
  readonly before: readonly UndoStep<T, L>[];
  readonly now: T;
  /** The first one is what redo returns to; its label names what is redone. */
  readonly after: readonly UndoStep<T, L>[];
}

export const createUndoStack = <T, L>(now: T): UndoStack<T, L> => ({ before: [], now, after: [] });

/** Adds a step; drops redo steps and steps beyond the limit. */
export const step = <T, L>(
  { before, now }: UndoStack<T, L>,
  next: T,
  label: L,
  maxSteps: number,
): UndoStack<T, L> => ({
  before: [...before, { value: now, label }].slice(-maxSteps),
  now: next,
  after: [],
});

/** Replaces the present without adding a step. */
export const commit = <T, L>(undoStack: UndoStack<T, L>, now: T): UndoStack<T, L> => ({ ...undoStack, now });

export function undo<T, L>(undoStack: UndoStack<T, L>): UndoStack<T, L> {
  const last = undoStack.before.at(-1);
  return last === undefined
    ? undoStack
    : {
        before: undoStack.before.slice(0, -1),
        now: last.value,
        after: [{ value: undoStack.now, label: last.label }, ...undoStack.after],
      };
}

export function redo<T, L>(undoStack: UndoStack<T, L>): UndoStack<T, L> {
  const [next, ...after] = undoStack.after;
  return next === undefined
    ? undoStack
    : {
        before: [...undoStack.before, { value: undoStack.now, label: next.label }],
        now: next.value,
        after,
      };
}
