import type { ParsedQuantity } from '@saer/i18n/parse-quantity';
import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldWords } from '../lib/use-field-words.ts';
import { InputField } from './input-field.tsx';
import { useRefusalText } from './refusal-text.ts';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly note?: string;
  readonly description?: string;
  readonly read: (text: string) => ParsedQuantity;
  readonly print: (value: number) => string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

/**
 * A number of a form, typed as people write it and kept in whole smallest units; null: nothing is typed. It is printed neatly
 * when the focus leaves.
 */
export function FormNumberField<I extends FieldValues, O>(props: Props<I, O>) {
  const { control, name, read, print, ...texts } = props;
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController({ control, name });
  const held: unknown = value;
  const [typed, setTyped] = useState<string>();
  const [problem] = useFieldWords()(error);
  const refusalText = useRefusalText();

  const text = typed ?? (typeof held === 'number' && !Number.isNaN(held) ? print(held) : '');
  const parsed = read(text);
  const change = (next: string): void => {
    const number = read(next);
    setTyped(next);
    onChange(number.ok ? number.value : number.reason === 'empty' ? null : Number.NaN);
  };
  const refusal =
    parsed.ok || (parsed.reason === 'empty' && problem === undefined) ? undefined : parsed.reason;

  return (
    <InputField
      {...texts}
      kind="decimal"
      ref={ref}
      value={text}
      onChange={change}
      onLeave={() => {
        if (parsed.ok) setTyped(undefined);
        onBlur();
      }}
      error={refusal === undefined ? problem : refusalText(refusal)}
    />
  );
}
