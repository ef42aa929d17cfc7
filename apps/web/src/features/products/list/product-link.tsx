import { useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '@saer/contract/product';
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../../lib/language.ts';
import { productName } from '../../../lib/product-name.ts';

type Props = {
  readonly product: Pick<ListedProduct, 'id' | 'barcode' | 'nameEn' | 'nameAr'>;
  /** The page of one product. */
  readonly to: '/admin/product' | '/user/product';
};

/** A product's name, which opens it, and its barcode. */
export function ProductLink({ product, to }: Props) {
  const { t } = useLingui();
  const { id, barcode } = product;
  const name = productName(product, useLanguage());
  return (
    <div className="flex min-w-32 flex-col">
      <Link
        to={to}
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
