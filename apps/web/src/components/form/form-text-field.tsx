import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useFormField } from '../../lib/form/use-form-field.ts';
import { type InputKind, InputField } from './input-field.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly note?: string;
  readonly description?: string;
  readonly kind?: InputKind;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Called after blur, with its content. */
  readonly onLeave?: (value: string) => void;
};

/** A text field of a form: trimmed on blur. */
export function FormTextField<I extends FieldValues, O>(props: Props<I, O>) {
  const { control, name, onLeave, ...texts } = props;
  const { ref, text, change, leave: blur, words } = useFormField(control, name);
  const leave = (): void => {
    if (text !== text.trim()) change(text.trim());
    blur();
    onLeave?.(text.trim());
  };
  return <InputField {...texts} ref={ref} value={text} onChange={change} onLeave={leave} error={words[0]} />;
}
