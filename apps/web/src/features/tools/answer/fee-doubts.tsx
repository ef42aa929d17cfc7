import { Trans, useLingui } from '@lingui/react/macro';
import { linkStyle } from '../../../components/button/link-style.ts';
import { SaleVatDoubt } from '../../../domain/sale-vat/sale-vat-doubt.tsx';
import type { Source } from '../tool.ts';

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
