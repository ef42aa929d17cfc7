import { ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { controlBox, fieldColumn } from './control-style.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { type Option, OptionList } from './option-list.tsx';

type Props<K extends string> = FieldTexts & {
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly onChange: (value: K) => void;
  readonly placeholder: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly name?: string;
};

/** One of a few options. For many, use ComboBox. */
export function Select<K extends string>(props: Props<K>) {
  const { label, note, description, error, options, value, onChange, ...field } = props;
  return (
    <AriaSelect
      {...field}
      value={value ?? null}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldColumn}
    >
      <FieldFrame label={label} note={note} description={description} error={error}>
        <Button
          className={`${controlBox} justify-between gap-2 px-3 py-2 text-base group-data-invalid:border-danger sm:text-sm`}
        >
          <SelectValue className="truncate data-placeholder:text-muted" />
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </Button>
      </FieldFrame>
      <OptionList options={options} />
    </AriaSelect>
  );
}
