import { useId } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormField } from '../../lib/form/use-form-field.ts';
import { controlBox } from '../button/control-style.ts';
import { FieldFrame } from './field-frame.tsx';
import { describedBy } from './field-texts.ts';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly note?: string;
  /** For a whole letter. */
  readonly isTall?: boolean;
};

/** A multi-line text field of a form; it grows with its content. */
export function FormTextArea<I extends FieldValues, O>({
  control,
  name,
  label,
  note,
  isTall = false,
}: Props<I, O>) {
  const id = useId();
  const { ref, text, change, leave, words } = useFormField(control, name);
  const texts = { label, note, error: words[0] };
  return (
    <FieldFrame {...texts} id={id}>
      <textarea
        {...describedBy(id, texts)}
        ref={ref}
        id={id}
        rows={3}
        dir="auto"
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        className={`${controlBox} field-sizing-content ${isTall ? 'max-h-96 min-h-36!' : 'max-h-60 min-h-20'} resize-none px-3 py-2 text-base group-data-invalid:border-danger sm:text-sm`}
      />
    </FieldFrame>
  );
}
