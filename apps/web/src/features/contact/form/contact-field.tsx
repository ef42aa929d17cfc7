import type { ReactNode } from 'react';
import {
  fieldColumn,
  fieldErrorStyle,
  fieldHint,
  fieldLabel,
  fieldNote,
} from '../../../components/button/control-style.ts';

type Props = {
  /** As the API names it. */
  readonly name: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  readonly children: (attributes: Readonly<Record<string, string>>) => ReactNode;
};

/** A field of a form that a plain script sends: label, control, and the place of its error. */
export function ContactField({ name, label, note, hint, children }: Props) {
  const id = `field-${name}`;
  return (
    <div className={fieldColumn} data-field={name}>
      <label htmlFor={id} className={fieldLabel}>
        {label} {note === undefined ? null : <span className={fieldNote}>{note}</span>}
      </label>
      {children({ id, name, 'aria-describedby': `${id}-hint ${id}-error` })}
      <div id={`${id}-hint`} className={hint === undefined ? 'hidden' : fieldHint}>
        {hint}
      </div>
      <div id={`${id}-error`} data-error hidden className={fieldErrorStyle} />
    </div>
  );
}
