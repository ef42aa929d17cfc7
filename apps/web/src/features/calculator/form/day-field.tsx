import type { FieldTexts } from '../../../components/field-texts.ts';
import { InputField } from '../../../components/input-field.tsx';

type Props = FieldTexts & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
};

/** A day, by the device's own date picker. */
export function DayField(props: Props) {
  return <InputField {...props} kind="date" />;
}
