import type { ReactNode } from 'react';
import type { FieldTexts } from '../../../components/field-texts.ts';
import { InputField } from '../../../components/input-field.tsx';
import type { ReadNumber } from '../state/read-number.ts';
import { useErrorText } from './use-error-text.ts';

type Props = FieldTexts & {
  /** The text as typed; the address carries it, so it is never rewritten while it cannot be read. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly read: (text: string) => ReadNumber;
  readonly print: (value: number) => string;
  /** What to do on leaving, where the text means more than this field. */
  readonly spread?: (text: string) => (() => void) | undefined;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

/** A number kept as the text a seller types, printed neatly when they leave the field. */
export function TypedNumberField({ text, onChange, read, print, spread, error, ...field }: Props) {
  const problemText = useErrorText();
  const number = read(text);
  const fill = number.is === 'wrong' ? spread?.(text) : undefined;

  const leave = (): void => {
    fill?.();
    if (number.is === 'number' && print(number.value) !== text) onChange(print(number.value));
  };

  return (
    <InputField
      {...field}
      kind="decimal"
      isFirm
      value={text}
      onChange={onChange}
      onLeave={leave}
      error={number.is === 'wrong' && !fill ? problemText(number.problem) : error}
    />
  );
}
