import { formatAmount, RIYAL_SIGN } from '@saer/i18n/format-money';
import { parseMoney } from '@saer/i18n/parse-money';
import { QuantityField, type QuantityFieldProps } from './quantity-field.tsx';

/** A sum of riyals; its value is whole halalas. Takes every digit and separator a seller types or pastes. */
export function MoneyField(props: QuantityFieldProps) {
  return (
    <QuantityField
      {...props}
      parse={parseMoney}
      format={formatAmount}
      start={
        <span aria-hidden className="ps-3 text-muted">
          {RIYAL_SIGN}
        </span>
      }
    />
  );
}
