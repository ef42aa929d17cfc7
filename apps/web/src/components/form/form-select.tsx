import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldWords } from '../../lib/form/use-form-field.ts';
import { Select } from './select.tsx';
import type { Option } from '../button/segmented-control.tsx';

type Props<I extends FieldValues, O, Id extends string> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly description?: string;
  readonly options: readonly Option<Id>[];
  /** After another option has been chosen. */
  readonly onChange?: (id: Id) => void;
};

/** One of a few options, of a form. */
export function FormSelect<I extends FieldValues, O, Id extends string>(props: Props<I, O, Id>) {
  const { control, name, options, onChange: afterChange, ...texts } = props;
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name });
  const [error] = useFieldWords()(fieldState.error);
  const current: unknown = value;
  return (
    <Select
      {...texts}
      ref={ref}
      placeholder={texts.label}
      options={options}
      value={options.find(({ id }) => id === current)?.id}
      onChange={(id) => {
        onChange(id);
        afterChange?.(id);
      }}
      error={error}
    />
  );
}
