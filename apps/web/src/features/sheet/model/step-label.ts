/** The kind of a change to the rows. */
export type ChangeKind = 'type' | 'paste' | 'clear' | 'fill' | 'set' | 'replace' | 'add' | 'remove';

/** The label of an undo step: its kind, and how many rows it changed. */
export interface StepLabel {
  readonly kind: ChangeKind;
  readonly rows: number;
}
