import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { bareInput, fieldColumn, inputBox } from '../../components/control-style.ts';
import { FieldFrame, type FieldTexts } from '../../components/field-frame.tsx';
import type { ReadNumber } from './read-number.ts';
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
export function TypedNumberField(props: Props) {
  const { text, onChange, read, print, start, end, label, note, description, error } = props;
  const problemText = useProblemText();
  const number = read(text);
  const problem = number.is === 'wrong' ? problemText(number.problem) : error;

  const leave = (): void => {
    if (number.is === 'number' && print(number.value) !== text) onChange(print(number.value));
  };

  return (
    <TextField
      value={text}
      onChange={onChange}
      onBlur={leave}
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
