import type { ReactNode } from 'react';

export type FieldTexts = {
  readonly label: string;
  /** The label is only heard: a placeholder says the same, in a toolbar. */
  readonly isLabelHidden?: boolean | undefined;
  /** A few quiet words beside the label: "before VAT". */
  readonly note?: string | undefined;
  readonly description?: ReactNode;
  /** The error and its remedy, displayed at the field. */
  readonly error?: string | undefined;
};

export const saysId = (id: string): string => `${id}-says`;

/** Ties a control to the words below it, so that a screen reader says them together. */
export const describedBy = (id: string, { description, error }: FieldTexts) => ({
  'aria-invalid': error !== undefined,
  ...(error === undefined && description === undefined ? {} : { 'aria-describedby': saysId(id) }),
});
