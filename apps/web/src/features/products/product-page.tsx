import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { addressText } from '../../lib/address/list-state.ts';
import { useAddress } from '../../lib/address/use-address.ts';
import { BackLink } from './back-link.tsx';
import { ProductLayout } from './product-layout.tsx';
import { ProductView } from './product-view.tsx';

/** A product of any seller: its input, results and history. Without one it leads to the list. */
export function ProductPage() {
  const { t } = useLingui();
  const { raw } = useAddress();
  if (addressText(raw, 'id') === '') return <Navigate to="/admin/products" replace />;
  return (
    <div className="flex flex-col gap-5">
      <BackLink to="/admin/products">
        <Trans>All products</Trans>
      </BackLink>
      <ProductView gone={t`Its seller may have deleted it.`}>
        {(product, book) => (
          <ProductLayout
            product={product}
            book={book}
            isOthers
            typed={t`What the seller entered`}
            about={<bdi>{product.seller}</bdi>}
          />
        )}
      </ProductView>
    </div>
  );
}
