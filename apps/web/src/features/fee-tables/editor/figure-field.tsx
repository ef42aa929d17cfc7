import type { ParsedQuantity } from '@saer/i18n/parse-quantity';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldTexts } from '../../../components/field-texts.ts';
import { InputField } from '../../../components/input-field.tsx';
import { UnitMark } from '../../../components/unit-mark.tsx';

type Props = FieldTexts & {
  readonly id?: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly parse: (text: string) => ParsedQuantity;
  readonly print: (value: number) => string;
  readonly unit?: string;
  readonly start?: ReactNode;
  /** The focus goes here when it appears. */
  readonly isFocused?: boolean;
};

/** A figure kept as the text that is typed, printed neatly when the focus leaves. */
export function FigureField({ text, onChange, parse, print, unit, isFocused = false, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.select();
  }, [isFocused]);
  const leave = (): void => {
    const parsed = parse(text);
    if (parsed.ok && print(parsed.value) !== text) onChange(print(parsed.value));
  };
  return (
    <InputField
      {...field}
      ref={input}
      kind="decimal"
      value={text}
      onChange={onChange}
      onLeave={leave}
      end={unit === undefined ? undefined : <UnitMark>{unit}</UnitMark>}
    />
  );
}
