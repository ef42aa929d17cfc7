import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';
import { parseMoney } from '@saer/i18n/parse-money';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormNumberField } from './form-number-field.tsx';

type Props<I extends FieldValues, O> = {
  readonly control: Control<I, unknown, O>;
  readonly name: FieldPath<I>;
  readonly label: string;
  readonly note?: string;
  readonly description?: string;
};

/** A sum of a form: typed in riyals, kept in halalas. */
export function FormMoneyField<I extends FieldValues, O>(props: Props<I, O>) {
  return (
    <FormNumberField
      {...props}
      read={parseMoney}
      print={formatAmount}
      start={
        <span aria-hidden className="ps-3 text-muted">
          {RIYAL_SIGN}
        </span>
      }
    />
  );
}
