import { Plural, Trans } from '@lingui/react/macro';
import { SaleVatLaw } from '../../../domain/sale-vat/sale-vat-law.tsx';
import { linkStyle } from '../../../components/link-style.ts';

/** Says once how many rows rest on fees that are to be confirmed. */
export function UnconfirmedFees({ rows }: { readonly rows: number }) {
  if (rows === 0) return null;
  return (
    <p className="min-w-0 content-center text-sm text-muted md:flex-1 md:basis-64">
      <Plural
        value={rows}
        one="No public source confirms the fees of # row: its figures are to be confirmed."
        other="No public source confirms the fees of # rows: their figures are to be confirmed."
      />{' '}
      <a href="/fees" target="_blank" rel="noreferrer" className={linkStyle}>
        <Trans>Fees and their sources</Trans>
      </a>
    </p>
  );
}

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
