import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { BackLink } from '../back-link.tsx';
import { ProductImages } from '../images/product-images.tsx';
import { ProductLayout } from '../product-layout.tsx';
import { ProductView } from '../product-view.tsx';
import { useCodeName } from '../use-code-name.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { OwnProductTasks } from './own-product-tasks.tsx';

/** One of the seller's products: its input, results, images and history. */
export function OwnProductPage() {
  const { t } = useLingui();
  const codeName = useCodeName();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const mayWrite = isAllowed(role, 'seller');
  return (
    <div className="flex flex-col gap-5">
      <BackLink to="/user/products">
        <Trans>My products</Trans>
      </BackLink>
      <ProductView gone={t`Somebody may have deleted it.`}>
        {(product, book) => (
          <ProductLayout
            product={product}
            book={book}
            typed={t`What you entered`}
            about={<bdi>{codeName('stores', product.store)}</bdi>}
            tasks={mayWrite ? <OwnProductTasks product={product} /> : null}
          >
            <ProductImages productId={product.id} mayWrite={mayWrite} />
          </ProductLayout>
        )}
      </ProductView>
    </div>
  );
}
