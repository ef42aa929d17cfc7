import type { ParsedQuantity } from '@saer/i18n/parse-quantity';
import { type ReactNode, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { bareInput, fieldColumn, inputBox } from './control-style.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useRefusalText } from './refusal-text.ts';

export type QuantityFieldProps = FieldTexts & {
  /** Whole smallest units; `undefined` while the field is empty or unreadable. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined, reading: ParsedQuantity) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
};

type Props = QuantityFieldProps & {
  readonly parse: (text: string) => ParsedQuantity;
  readonly format: (value: number) => string;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
};

const read = (parsed: ParsedQuantity): number | undefined => (parsed.ok ? parsed.value : undefined);

/** A number of one unit. What is typed stays as typed; it is read on every key and printed neatly on leaving. */
export function QuantityField(props: Props) {
  const { label, note, description, error, parse, format, start, end, value, onChange, ...field } = props;
  const [typed, setTyped] = useState<string>();
  const refusalText = useRefusalText();

  // The typed text speaks while it means the value; a value set from outside (a link, a reset) replaces it.
  const shown = value === undefined ? '' : format(value);
  const speaks = typed !== undefined && read(parse(typed)) === value;
  const text = speaks ? typed : shown;
  const reading = parse(text);
  const problem = reading.ok || reading.reason === 'empty' ? error : refusalText(reading.reason);

  const change = (next: string): void => {
    setTyped(next);
    const parsed = parse(next);
    onChange(read(parsed), parsed);
  };

  return (
    <TextField
      {...field}
      value={text}
      onChange={change}
      onBlur={() => reading.ok && setTyped(undefined)}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      className={fieldColumn}
    >
      <FieldFrame label={label} note={note} description={description} error={problem}>
        <Group className={inputBox} dir="ltr">
          {start}
          <Input className={bareInput} inputMode="decimal" autoComplete="off" />
          {end}
        </Group>
      </FieldFrame>
    </TextField>
  );
}
