import { Plural } from '@lingui/react/macro';
import { SaleVatLaw } from '../../../domain/sale-vat/sale-vat-law.tsx';

/** Says once how many rows are of a seller who is not registered, where nobody knows who bears the VAT of the sale. */
export function UnknownSaleVat({ rows }: { readonly rows: number }) {
  if (rows === 0) return null;
  return (
    <p
      className="min-w-0 content-center text-sm text-muted md:flex-1 md:basis-64"
      data-testid="unknown-sale-vat"
    >
      <SaleVatLaw />{' '}
      <Plural
        value={rows}
        one="# row assumes that the store bears it: if it keeps the VAT from your payout, you earn less than shown."
        other="# rows assume that the store bears it: if it keeps the VAT from your payout, you earn less than shown."
      />
    </p>
  );
}
