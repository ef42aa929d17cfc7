import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

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
      <Label className="text-sm font-medium text-ink">
        {label}
        {note === undefined ? null : <span className="ms-1.5 font-normal text-muted">{note}</span>}
      </Label>
      {children}
      {description === undefined ? null : (
        <Text slot="description" className="text-xs text-muted">
          {description}
        </Text>
      )}
      <FieldError className="text-xs font-medium text-danger">{error}</FieldError>
    </>
  );
}
