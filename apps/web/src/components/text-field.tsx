import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { bareInput, fieldColumn, inputBox } from './control-style.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

type Props = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
};

export function TextField({ label, note, description, error, placeholder, ...field }: Props) {
  return (
    <AriaTextField
      {...field}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldColumn}
    >
      <FieldFrame label={label} note={note} description={description} error={error}>
        <Group className={inputBox}>
          <Input className={bareInput} {...(placeholder === undefined ? {} : { placeholder })} />
        </Group>
      </FieldFrame>
    </AriaTextField>
  );
}
