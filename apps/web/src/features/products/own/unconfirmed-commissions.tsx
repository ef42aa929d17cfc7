import { Plural, Trans } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import { linkStyle } from '../../../components/button/button-style.ts';
import { hasUnconfirmedCommission } from '../../../domain/product/product-doubts.ts';
import { bookQuery } from '../queries.ts';

type Props = {
  readonly products: readonly ListedProduct[];
  /** The products are other sellers': fees agreed with them are not in the fee book here. */
  readonly isOthers?: boolean;
};

/** Counts how many of the listed products rest on a commission that is to be confirmed: said once above them. */
export function UnconfirmedCommissions({ products, isOthers = false }: Props) {
  const { data: book } = useQuery(bookQuery);
  const found =
    book === undefined ? 0 : products.filter((each) => hasUnconfirmedCommission(book, each)).length;
  if (found === 0) return null;
  return (
    <p className="pb-2 text-sm text-muted">
      <Plural
        value={found}
        one="No public source confirms the commission of # product on this page: its figures are to be confirmed."
        other="No public source confirms the commission of # products on this page: their figures are to be confirmed."
      />{' '}
      {isOthers ? <Trans>Fees agreed with the seller are not considered here.</Trans> : null}{' '}
      <a href="/fees" className={linkStyle}>
        <Trans>Fees and their sources</Trans>
      </a>
    </p>
  );
}
