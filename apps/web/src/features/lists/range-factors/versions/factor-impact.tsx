import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FactorImpact as Impact } from '@saer/contract/publishing/factor-impact';
import { useQuery } from '@tanstack/react-query';
import { Money } from '../../../../components/figure/money.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { QueryFallback } from '../../../../components/layout/query-fallback.tsx';
import { productName } from '../../../../domain/names/name.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import type { factorImpactQuery } from './queries.ts';

/** The products whose recommended price changes most, each with it before and after. */
function MostChanged({ products }: { readonly products: Impact['most'] }) {
  const language = useLanguage();
  return (
    <ul className="divide-y divide-line text-sm">
      {products.map((product) => (
        <li key={product.productId} className="flex flex-wrap items-baseline gap-x-3 py-2">
          <span className="min-w-40 flex-1 [overflow-wrap:anywhere]">
            <bdi className="text-ink">{productName(product, language) || `#${product.productId}`}</bdi>
            <span className="text-muted">
              {' · '}
              <bdi>{product.seller}</bdi>
            </span>
          </span>
          <span className="whitespace-nowrap">
            {product.neededPriceBefore === null ? (
              <span className="text-muted">
                <Trans>none before</Trans>
              </span>
            ) : (
              <del className="text-muted">
                <Money halalas={product.neededPriceBefore} />
              </del>
            )}{' '}
            {product.neededPrice === null ? (
              <ins className="text-danger no-underline">
                <Trans>no price reaches it</Trans>
              </ins>
            ) : (
              <ins className="no-underline">
                <Money halalas={product.neededPrice} />
              </ins>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The effect of factors on the recommended prices of saved products. It may take seconds where there are many. */
export function FactorImpact({ query }: { readonly query: ReturnType<typeof factorImpactQuery> }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(query);
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} lines={2} />;
  const { products, changed, changedSellers, dearer, cheaper, losingPrice, losingTarget, most } = data;
  return (
    <section className="flex flex-col gap-1 text-sm" data-testid="factor-impact">
      <h3 className="font-semibold text-ink">
        <Trans>Sellers’ recommended prices</Trans>
      </h3>
      {changed === 0 ? (
        <p className="text-muted">
          <Plural
            value={products}
            _0="No seller has a saved product."
            one="The saved product keeps its recommended price."
            other="All # saved products keep their recommended prices."
          />
        </p>
      ) : (
        <>
          <p>
            <Trans>They change for:</Trans>{' '}
            <Plural value={changed} one="# saved product" other="# saved products" />
            {' · '}
            <Plural value={changedSellers} one="# seller" other="# sellers" />
            {'. '}
            {dearer === 0 ? null : <Plural value={dearer} one="# price rises." other="# prices rise." />}{' '}
            {cheaper === 0 ? null : <Plural value={cheaper} one="# price falls." other="# prices fall." />}
          </p>
          {losingPrice === 0 ? null : (
            <p className="text-danger">
              <Plural
                value={losingPrice}
                one="For # of them no price reaches the target any more."
                other="For # of them no price reaches the target any more."
              />
            </p>
          )}
          {losingTarget === 0 ? null : (
            <p>
              <Plural
                value={losingTarget}
                one="At the price that it is sold at, # product no longer meets its target."
                other="At the prices that they are sold at, # products no longer meet their targets."
              />
            </p>
          )}
          <p className="text-muted">
            <Trans>Their sellers are told once the factors are published.</Trans>
          </p>
          <Disclosure title={t`Show those that change most`}>
            <MostChanged products={most} />
          </Disclosure>
        </>
      )}
    </section>
  );
}
