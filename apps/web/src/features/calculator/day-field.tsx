import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { bareInput, fieldColumn, inputBox } from '../../components/control-style.ts';
import { FieldFrame, type FieldTexts } from '../../components/field-frame.tsx';

type Props = FieldTexts & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
};

/** A day, by the device's own date picker. */
export function DayField({ value, onChange, label, note, description, error }: Props) {
  return (
    <TextField
      type="date"
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldColumn}
    >
      <FieldFrame label={label} note={note} description={description} error={error}>
        <Group className={inputBox} dir="ltr">
          <Input className={bareInput} />
        </Group>
      </FieldFrame>
    </TextField>
  );
}
