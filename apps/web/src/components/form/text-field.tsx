import type { FieldTexts } from './field-texts.ts';
import { InputField } from './input-field.tsx';

type Props = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
};

export function TextField(props: Props) {
  return <InputField {...props} kind="text" />;
}
