import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../lib/language.ts';
import { productName } from '../product-name.ts';

/** A product's name, which opens it, and its barcode. */
export function ProductLink({ product }: { readonly product: ListedProduct }) {
  const { t } = useLingui();
  const { id, barcode } = product;
  const name = productName(product, useLanguage());
  return (
    <div className="flex min-w-40 flex-col">
      <Link
        to="/admin/product"
        search={{ id: String(id) }}
        className="inline-flex min-h-8 items-center text-start text-brand-strong underline underline-offset-2 [overflow-wrap:anywhere]"
      >
        <bdi>{name}</bdi>
      </Link>
      {barcode === null || barcode === name ? null : (
        <span className="text-start text-xs font-normal text-muted">
          <span className="sr-only">{t`Barcode`}</span>{' '}
          <bdi dir="ltr" className="tabular-nums">
            {barcode}
          </bdi>
        </span>
      )}
    </div>
  );
}
