import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Option } from '../button/option.ts';
import { RadioCards } from './radio-cards.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly options: readonly Option[];
};

/** One of two ways that deserve a line of explanation, of a form. */
export function FormRadioCards<I extends FieldValues, O>({ control, name, ...texts }: Props<I, O>) {
  const { field } = useController({ control, name });
  const value: unknown = field.value;
  return (
    <RadioCards
      {...texts}
      value={texts.options.find(({ id }) => id === value)?.id}
      onChange={field.onChange}
    />
  );
}
