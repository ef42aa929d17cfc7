import { Trans, useLingui } from '@lingui/react/macro';
import { linkStyle } from '../../../components/button/button-style.ts';
import type { Source } from '../tool.ts';
import { Notice } from '../../../components/layout/notice.tsx';
import { SaleVatLaw } from '../../../domain/sale-vat/sale-vat-law.tsx';

/** Says that an answer for a seller who is not registered assumes that the store bears the VAT of the sale. */
function SaleVatDoubt() {
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

/** Says which fees of an answer nobody confirms, and that it assumes who bears the VAT of the sale. */
export function FeeDoubts({ sources }: { readonly sources: readonly Source[] }) {
  const { t, i18n } = useLingui();
  const doubtful = new Set(sources.flatMap((source) => (source.kind === 'feeTable' ? source.toConfirm : [])));
  const names = [
    ...(doubtful.has('referral') ? [t`commission`] : []),
    ...(doubtful.has('fulfilment') ? [t`fulfilment fee`] : []),
  ];
  const fees = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
  return (
    <>
      {names.length === 0 ? null : (
        <p className="text-sm text-muted" data-testid="fees-to-confirm">
          <span className="font-medium text-warning">
            <Trans>To be confirmed:</Trans>
          </span>{' '}
          <Trans>no public source confirms the store’s {fees} in this answer.</Trans>{' '}
          <a href="/fees" className={linkStyle}>
            <Trans>Fees and their sources</Trans>
          </a>
        </p>
      )}
      {doubtful.has('saleVat') ? <SaleVatDoubt /> : null}
    </>
  );
}
