import { Trans } from '@lingui/react/macro';

/** The law behind the doubt, with its source. */
export function SaleVatLaw() {
  return (
    <Trans>
      Since 1 January 2026 a marketplace counts as the supplier of residents who are not registered for VAT
      and owes the VAT in the price, unless they contract with the buyer and invoice themselves (VAT
      Implementing Regulations, Article 47(3)).
    </Trans>
  );
}
