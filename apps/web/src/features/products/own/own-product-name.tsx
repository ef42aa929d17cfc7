import type { ListedProduct } from '@saer/contract/product';
import { ProductThumbnail } from '../images/product-thumbnail.tsx';
import { ProductLink } from '../list/product-link.tsx';

/** A product's picture, and its name, which opens it. */
export function OwnProductName({ product }: { readonly product: ListedProduct }) {
  return (
    <div className="flex items-center gap-3">
      <ProductThumbnail image={product.image} />
      <ProductLink product={product} store={product.store} sku={product.sku} to="/user/product" />
    </div>
  );
}
