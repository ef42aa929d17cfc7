import type { ParsedQuantity } from '@saer/i18n/parse-money';
import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldWords } from '../../lib/form/use-form-field.ts';
import { InputField } from './input-field.tsx';
import { useRefusalText } from '../figure/refusal-text.ts';

/** Says how one kind of number is typed: read into whole smallest units, and written for a field. */
export interface QuantityKind {
  readonly parse: (text: string) => ParsedQuantity;
  readonly format: (value: number) => string;
}

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly kind: QuantityKind;
  readonly label: string;
  readonly note?: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** The unit, on the left or on the right of the number. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

/** The value of a text: a whole number; null if it is empty; the text itself if it is not a number. */
const heldFor = (text: string, { parse }: QuantityKind): number | string | null => {
  const parsed = parse(text);
  if (parsed.ok) return parsed.value;
  return parsed.reason === 'empty' ? null : text;
};

/** A form field for a number, entered as people write it and stored in whole smallest units. */
export function FormQuantityField<I extends FieldValues, O>(props: Props<I, O>) {
  const { control, name, kind, ...texts } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const refusalText = useRefusalText();
  const [words] = useFieldWords()(fieldState.error);
  const current: unknown = value;
  const written = (): string =>
    typeof current === 'number' ? kind.format(current) : typeof current === 'string' ? current : '';
  const [typed, setTyped] = useState(written);
  // A value set from outside (another row, a form reset) is adopted.
  const displayed = heldFor(typed, kind) === (current ?? null) ? typed : written();
  const parsed = kind.parse(displayed);
  // An empty field may be valid by itself, and wrong in combination: then the given reason says more.
  const isRefused = !parsed.ok && (parsed.reason !== 'empty' || fieldState.error?.type === 'required');
  const error = words !== undefined && isRefused ? refusalText(parsed.reason) : words;
  return (
    <InputField
      {...texts}
      kind="decimal"
      ref={ref}
      value={displayed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onChange(heldFor(text, kind));
      }}
      onLeave={() => {
        setTyped(written());
        onBlur();
      }}
    />
  );
}
