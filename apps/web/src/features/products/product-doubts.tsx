import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { useQuery } from '@tanstack/react-query';
import { linkStyle } from '../../components/link-style.ts';
import { feesToConfirmQuery } from './price-queries.ts';

type Props = {
  readonly product: ListedProduct;
  /** The product is another seller's: fees agreed with that seller are not in the fee book here. */
  readonly isOthers: boolean;
};

/** Says which fees behind a product's figures nobody confirms. */
export function ProductDoubts({ product, isOthers }: Props) {
  const { t, i18n } = useLingui();
  const { data: doubtful = [], isError } = useQuery(feesToConfirmQuery(product));
  if (isError) {
    return (
      <p className="mt-3 text-sm text-muted">
        <Trans>Whether a public source confirms these fees could not be checked.</Trans>
      </p>
    );
  }
  if (doubtful.length === 0) return null;
  const names = { referral: t`commission`, fulfilment: t`fulfilment fee`, saleVat: t`VAT of the sale` };
  const fees = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    doubtful.map((fee) => names[fee]),
  );
  return (
    <p className="mt-3 text-sm text-muted" data-testid="fees-to-confirm">
      <span className="font-medium text-warning">
        <Trans>To be confirmed:</Trans>
      </span>{' '}
      <Trans>no public source confirms how the store takes the {fees}, and these figures rest on it.</Trans>{' '}
      {isOthers ? <Trans>Fees agreed with the seller are not considered here.</Trans> : null}{' '}
      <a href="/fees" className={linkStyle}>
        <Trans>Fees and their sources</Trans>
      </a>
    </p>
  );
}
