import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldTexts } from '../../components/form/field-texts.ts';
import { InputField } from '../../components/form/input-field.tsx';
import type { InputError } from '@saer/i18n/read-number';
import { neatText, type NumberKind } from './read-number.ts';
import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { useRefusalText } from '../../components/figure/refusal-text.ts';

/** The message of a field's error, and what to do about it. */
export const useErrorText = (): ((problem: InputError | undefined) => string | undefined) => {
  const { i18n } = useLingui();
  const refusalText = useRefusalText();
  return (problem) => {
    if (problem === undefined) return undefined;
    return 'refusal' in problem
      ? refusalText(problem.refusal)
      : errorMessage(i18n, problem.code, problem.details);
  };
};

type Props = FieldTexts &
  NumberKind & {
    readonly id?: string;
    /** The text as typed; it is never rewritten while it cannot be read. */
    readonly text: string;
    readonly onChange: (text: string) => void;
    readonly onLeave?: (() => void) | undefined;
    /** The number's error, which takes precedence over `error`. */
    readonly problem: InputError | undefined;
    readonly start?: ReactNode;
    readonly end?: ReactNode;
    readonly isFirm?: boolean;
    /** The focus goes here when it appears. */
    readonly isFocused?: boolean;
  };

/** A number stored as the text that was typed, formatted on blur. */
export function NumberField(props: Props) {
  const { text, onChange, onLeave, read, print, problem, error, isFocused = false, ...field } = props;
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.select();
  }, [isFocused]);
  const leave = (): void => {
    onLeave?.();
    const neat = neatText(text, { read, print });
    if (neat !== text) onChange(neat);
  };
  return (
    <InputField
      {...field}
      ref={input}
      kind="decimal"
      value={text}
      onChange={onChange}
      onLeave={leave}
      error={errorText(problem) ?? error}
    />
  );
}
