import type { ReactNode } from 'react';
import { fieldColumn, fieldHint, fieldLabel, fieldNote, fieldErrorStyle } from '../button/control-style.ts';
import { type FieldTexts, saysId } from './field-texts.ts';

type Props = FieldTexts & {
  /** The id of the control inside. */
  readonly id: string;
  readonly children: ReactNode;
};

/** Label, control, and below it the hint or error: the layout of every field. */
export function FieldFrame({ id, label, isLabelHidden = false, note, description, error, children }: Props) {
  const says = error ?? description;
  return (
    <div className={fieldColumn} {...(error === undefined ? {} : { 'data-invalid': true })}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : fieldLabel}>
        {label} {note === undefined ? null : <span className={fieldNote}>{note}</span>}
      </label>
      {children}
      {says === undefined ? null : (
        <div id={saysId(id)} className={error === undefined ? fieldHint : fieldErrorStyle}>
          {says}
        </div>
      )}
    </div>
  );
}
