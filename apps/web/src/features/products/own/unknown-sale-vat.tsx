import { Plural, Trans } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/layout/notice.tsx';
import { hasUnknownSaleVat } from '../../../domain/product/product-doubts.ts';
import { SaleVatLaw } from '../../../domain/sale-vat/sale-vat-law.tsx';
import { SaleVatQuestion } from '../../../domain/sale-vat/sale-vat-question.tsx';
import { bookQuery } from '../queries.ts';

/** The listed products of a seller who is not registered for VAT, where nobody knows who bears the VAT of the sale: said once, with the question. */
export function UnknownSaleVat({ products }: { readonly products: readonly ListedProduct[] }) {
  const { data: book } = useQuery(bookQuery);
  if (book === undefined) return null;
  const getStore = (product: ListedProduct) => book.stores.find(({ code }) => code === product.store);
  const doubtful = products.filter((each) => hasUnknownSaleVat(book, each));
  if (doubtful.length === 0) return null;
  return (
    <div className="pb-3" data-testid="unknown-sale-vat">
      <Notice tone="warning">
        <div className="flex flex-col gap-3">
          <p>
            <SaleVatLaw />{' '}
            <Plural
              value={doubtful.length}
              one="The figures of # product on this page assume that the store bears it, and are to be confirmed."
              other="The figures of # products on this page assume that the store bears it, and are to be confirmed."
            />{' '}
            <Trans>If it keeps the VAT from your payout, you earn less than shown.</Trans>
          </p>
          {[...new Set(doubtful.flatMap((each) => getStore(each) ?? []))].map((store) => (
            <SaleVatQuestion key={store.code} book={book} store={store} />
          ))}
        </div>
      </Notice>
    </div>
  );
}
