import { useLingui } from '@lingui/react/macro';
import { SellerChoice } from './seller-choice.tsx';

type Props = {
  /** An account's id; '': every seller. */
  readonly value: string;
  readonly onChange: (seller: string) => void;
};

/** Filters by one seller; empty for all. */
export function SellerFilter({ value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <SellerChoice
      label={t`Seller`}
      isLabelHidden
      placeholder={t`Every seller`}
      value={/^\d{1,9}$/.test(value) ? Number(value) : undefined}
      onChange={(seller) => onChange(seller === undefined ? '' : String(seller))}
    />
  );
}
