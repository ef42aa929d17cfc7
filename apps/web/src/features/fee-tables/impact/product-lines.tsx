import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '../../../components/figure/money.tsx';
import { productName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { type HitProduct, ProductFigure } from './product-figure.tsx';

type Props = { readonly products: readonly HitProduct[]; readonly hasSeller?: boolean };

/** Products with their profit before and after, each in two lines. */
export function ProductLines({ products, hasSeller = false }: Props) {
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line text-sm">
      {products.map((product) => (
        <li key={product.productId} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 py-2">
          <bdi className="min-w-0 font-medium [overflow-wrap:anywhere] text-ink">
            {productName(product, language) || `#${product.productId}`}
          </bdi>
          <span className="text-right whitespace-nowrap">
            <span className="text-muted">
              <span className="sr-only">
                <Trans>Profit before</Trans>{' '}
              </span>
              <Money halalas={product.profitBefore} />
            </span>{' '}
            <span aria-hidden className="inline-block text-muted rtl:-scale-x-100">
              →
            </span>{' '}
            <span className="sr-only">
              <Trans>Profit after</Trans>{' '}
            </span>
            <ProductFigure product={product} figure="after" />
          </span>
          <span className="min-w-0 text-xs text-muted">
            {hasSeller ? (
              <>
                <bdi>{product.seller}</bdi> ·{' '}
              </>
            ) : null}
            <Money halalas={product.price} />
            {product.monthlySales === null ? null : (
              <>
                {' · '}
                <Plural value={product.monthlySales} one="# sale a month" other="# sales a month" />
              </>
            )}
          </span>
          <span className="text-right text-xs text-muted">
            {product.meetsTargetAfter || product.neededPrice === null ? null : (
              <>
                <Trans>Price needed</Trans>{' '}
              </>
            )}
            <ProductFigure product={product} figure="needed" />
          </span>
        </li>
      ))}
    </ul>
  );
}
