import { matchesSearch } from '@saer/i18n/fold-arabic';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { bareInput, fieldColumn, inputBox } from './control-style.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import type { Option } from './option.ts';
import { OptionList } from './option-list.tsx';

export type ComboBoxProps<K extends string> = FieldTexts & {
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly onChange: (value: K | undefined) => void;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
};

/** ComboBox, once its code is here. */
export function ComboBoxField<K extends string>(props: ComboBoxProps<K>) {
  const { label, note, description, error, options, value, onChange, placeholder, ...field } = props;
  const { t } = useLingui();
  return (
    <AriaComboBox
      {...field}
      defaultItems={options}
      value={value ?? null}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id)}
      defaultFilter={matchesSearch}
      menuTrigger="focus"
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldColumn}
    >
      <FieldFrame label={label} note={note} description={description} error={error}>
        <Group className={inputBox}>
          <Input className={bareInput} {...(placeholder === undefined ? {} : { placeholder })} />
          <Button aria-label={t`Show the list`} className="self-stretch px-3 text-muted outline-none">
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        </Group>
      </FieldFrame>
      <OptionList options={options} />
    </AriaComboBox>
  );
}
