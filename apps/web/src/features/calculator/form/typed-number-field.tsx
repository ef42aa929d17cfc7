import type { ReactNode } from 'react';
import type { FieldTexts } from '../../../components/field-texts.ts';
import { InputField } from '../../../components/input-field.tsx';
import type { ReadNumber } from '../state/read-number.ts';
import { useProblemText } from './use-problem-text.ts';

type Props = FieldTexts & {
  /** The text as typed; the address carries it, so it is never rewritten while it cannot be read. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly read: (text: string) => ReadNumber;
  readonly print: (value: number) => string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

/** A number kept as the text a seller types, printed neatly when they leave the field. */
export function TypedNumberField({ text, onChange, read, print, error, ...field }: Props) {
  const problemText = useProblemText();
  const number = read(text);

  const leave = (): void => {
    if (number.is === 'number' && print(number.value) !== text) onChange(print(number.value));
  };

  return (
    <InputField
      {...field}
      kind="decimal"
      value={text}
      onChange={onChange}
      onLeave={leave}
      error={number.is === 'wrong' ? problemText(number.problem) : error}
    />
  );
}
