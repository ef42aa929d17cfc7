import { Trans } from '@lingui/react/macro';
import { Notice } from '../../components/layout/notice.tsx';
import { SaleVatLaw } from './sale-vat-law.tsx';

/** Says that an answer for a seller who is not registered assumes that the store bears the VAT of the sale. */
export function SaleVatDoubt() {
  return (
    <div data-testid="sale-vat-doubt">
      <Notice tone="warning">
        <SaleVatLaw />{' '}
        <Trans>
          This answer assumes that the store bears it, and is to be confirmed: if the store keeps the VAT from
          your payout, you earn less.
        </Trans>
      </Notice>
    </div>
  );
}
