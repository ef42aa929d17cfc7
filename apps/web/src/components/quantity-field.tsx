import type { ParsedQuantity } from '@saer/i18n/parse-quantity';
import { type ReactNode, useState } from 'react';
import type { FieldTexts } from './field-texts.ts';
import { InputField } from './input-field.tsx';
import { useRefusalText } from './refusal-text.ts';

export type QuantityFieldProps = FieldTexts & {
  readonly id?: string;
  /** Whole smallest units; `undefined` while the field is empty or unreadable. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined, reading: ParsedQuantity) => void;
};

type Props = QuantityFieldProps & {
  readonly parse: (text: string) => ParsedQuantity;
  readonly format: (value: number) => string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

const read = (parsed: ParsedQuantity): number | undefined => (parsed.ok ? parsed.value : undefined);

/** A number of one unit. What is typed stays as typed; it is read on every key and printed neatly on leaving. */
export function QuantityField({ parse, format, value, onChange, error, ...field }: Props) {
  const [typed, setTyped] = useState<string>();
  const refusalText = useRefusalText();

  // The typed text speaks while it means the value; a value set from outside (a link, a reset) replaces it.
  const speaks = typed !== undefined && read(parse(typed)) === value;
  const text = speaks ? typed : value === undefined ? '' : format(value);
  const reading = parse(text);

  const change = (next: string): void => {
    setTyped(next);
    const parsed = parse(next);
    onChange(read(parsed), parsed);
  };

  return (
    <InputField
      {...field}
      kind="decimal"
      value={text}
      onChange={change}
      onLeave={() => reading.ok && setTyped(undefined)}
      error={reading.ok || reading.reason === 'empty' ? error : refusalText(reading.reason)}
    />
  );
}
