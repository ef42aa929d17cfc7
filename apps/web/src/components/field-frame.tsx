import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { fieldHint, fieldLabel, fieldNote, fieldProblem } from './control-style.ts';

export type FieldTexts = {
  readonly label: string;
  /** A few quiet words beside the label: "before VAT". */
  readonly note?: string | undefined;
  readonly description?: ReactNode;
  /** What is wrong and what to do about it; shown at the field. */
  readonly error?: string | undefined;
};

type Props = FieldTexts & { readonly children: ReactNode };

/** Label, control, hint and error, in the one arrangement every field has. Lives inside a React Aria field. */
export function FieldFrame({ label, note, description, error, children }: Props) {
  return (
    <>
      <Label className={fieldLabel}>
        {label}
        {note === undefined ? null : <span className={fieldNote}>{note}</span>}
      </Label>
      {children}
      {description === undefined ? null : (
        <Text slot="description" className={fieldHint}>
          {description}
        </Text>
      )}
      <FieldError className={fieldProblem}>{error}</FieldError>
    </>
  );
}
