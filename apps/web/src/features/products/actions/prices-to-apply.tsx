import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/list-filter';
import { useQuery } from '@tanstack/react-query';
import { Pagination, usePages } from '../../../components/pagination.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { productName } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useCodeName } from '../use-code-name.ts';
import { PriceStep } from './price-step.tsx';
import { actionsQuery } from './queries.ts';

const fewestPaged = 10;

/** Each product that applying all of a part would change, with its old and its new price: what is confirmed is seen. */
export function PricesToApply({ filter }: { readonly filter: ListFilter }) {
  const { t } = useLingui();
  const language = useLanguage();
  const codeName = useCodeName();
  const { page, limit, ...pages } = usePages(fewestPaged);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    actionsQuery({ where: { ...filter.where, applicable: true }, page, limit }),
  );
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} />;
  return (
    <div className="overflow-hidden rounded-card border border-line p-card">
      <ul
        aria-label={t`Old and new prices`}
        aria-busy={isPlaceholderData || undefined}
        className={`-my-2 flex flex-col divide-y divide-line ${isPlaceholderData ? 'opacity-55' : ''}`}
      >
        {data.data.map(({ product, sellingPrice, prices }) => (
          <li key={product.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="flex min-w-0 flex-1 basis-40 flex-col">
              <bdi className="text-ink [overflow-wrap:anywhere]">{productName(product, language)}</bdi>
              <bdi className="text-xs">{codeName('stores', product.store)}</bdi>
            </span>
            {prices.slice(0, 1).map(({ price }) => (
              <PriceStep key={price} from={sellingPrice} to={price} />
            ))}
          </li>
        ))}
      </ul>
      {data.total > fewestPaged ? (
        // At its place below the list, not at the edge of the dialog.
        <div className="pt-4 [&>nav]:static">
          <Pagination page={page} limit={limit} total={data.total} {...pages} />
        </div>
      ) : null}
    </div>
  );
}
