import { matchesSearch } from '@saer/i18n/fold-arabic';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldWords } from '../../lib/form/use-form-field.ts';
import { ComboBox } from './combo-box.tsx';
import type { Option } from '../button/segmented-control.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** Their ids are the keys of rows; `also`: by which other words they are found, such as the name in the other language. */
  readonly options: readonly (Option & { readonly also?: string })[];
};

/** A form field for one of many rows: found by typing, stored by key. */
export function FormRowSelect<I extends FieldValues, O>(props: Props<I, O>) {
  const { control, name, options, ...texts } = props;
  const { field, fieldState } = useController({ control, name });
  const [error] = useFieldWords()(fieldState.error);
  const current: unknown = field.value;
  return (
    <ComboBox
      {...texts}
      // The list is read on mount: it remounts when its rows arrive, and when one of them changes its name.
      key={options.map(({ id, name: optionName }) => `${id} ${optionName}`).join('\n')}
      options={options}
      search={(typed) =>
        options.filter(({ name: optionName, also = '' }) => matchesSearch(`${optionName} ${also}`, typed))
      }
      value={typeof current === 'number' ? String(current) : undefined}
      onChange={(id) => field.onChange(id === undefined ? null : Number(id))}
      error={error}
    />
  );
}
