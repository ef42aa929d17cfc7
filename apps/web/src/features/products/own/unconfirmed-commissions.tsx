import { Plural, Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct } from '@saer/contract/product';
import { feesToConfirm } from '@saer/quoting/fees-to-confirm';
import { useQuery } from '@tanstack/react-query';
import { linkStyle } from '../../../components/link-style.ts';
import { bookQuery } from '../queries.ts';

/** Whether the commission of a product is a store's own that no source and no admin confirms. */
function isUnconfirmed({ stores, overrides }: FeeBook, product: ListedProduct): boolean {
  const table = stores.find(({ code }) => code === product.store)?.feeTable;
  const isAgreed = overrides.some(
    ({ store, barcode, referral }) =>
      referral !== null && store === product.store && barcode === product.barcode,
  );
  if (!table || isAgreed) return false;
  const { override, ...rest } = product;
  const fees = feesToConfirm(table, { ...rest, ...(override === null ? {} : { override }) }, null);
  return fees.some(({ fee }) => fee === 'referral');
}

/** How many of the listed products rest on a commission that is to be confirmed: said once above them. */
export function UnconfirmedCommissions({ products }: { readonly products: readonly ListedProduct[] }) {
  const { data: book } = useQuery(bookQuery);
  const found = book === undefined ? 0 : products.filter((each) => isUnconfirmed(book, each)).length;
  if (found === 0) return null;
  return (
    <p className="pb-2 text-sm text-muted">
      <Plural
        value={found}
        one="No public source confirms the commission of # product on this page: its figures are to be confirmed."
        other="No public source confirms the commission of # products on this page: their figures are to be confirmed."
      />{' '}
      <a href="/fees" className={linkStyle}>
        <Trans>Fees and their sources</Trans>
      </a>
    </p>
  );
}
