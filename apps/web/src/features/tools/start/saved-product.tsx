import { Trans, useLingui } from '@lingui/react/macro';
import { encodeFilter } from '@saer/contract/list-filter';
import { draftFieldNames } from '@saer/contract/calculator-draft';
import { type ListedProduct, pageProducts } from '@saer/contract/product';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { productName } from '../../../domain/names/known-name.ts';
import { calculatorFields } from '../../../domain/product/calculator-fields.ts';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { Texts } from '../tool.ts';

const shown = 6;
const typingRestMs = 200;

const foundProductsQuery = (search: string) =>
  queryOptions({
    queryKey: ['products', 'for-tools', search],
    queryFn: () =>
      call(pageProducts, {
        query: {
          filter: encodeFilter({
            limit: shown,
            order_by: { updatedAt: 'desc' },
            ignorePaginationCount: true,
            ...(search === '' ? {} : { search: search.slice(0, 200) }),
          }),
        },
      }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

/** Names of the product's row, not of its numbers. */
const own = new Set(['product', 'productVersion', 'mode', 'name', 'barcode', 'ending', 'type']);

/** A search among the saved products; choosing one fills the tool's fields. */
export function SavedProduct({ onFill }: { readonly onFill: (texts: Texts) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { data, isError, refetch } = useQuery(foundProductsQuery(useDebounced(typed.trim(), typingRestMs)));
  const choose = (product: ListedProduct): void => {
    const fields = Object.entries(calculatorFields(product, language));
    const { currentPrice, finalPrice, monthlySales } = product;
    const price = calculatorFields({ ...product, price: currentPrice ?? finalPrice }, language)['price'];
    onFill({
      // What this product does not have is not left over from the one before.
      ...Object.fromEntries(draftFieldNames.map((name) => [name, ''])),
      ...Object.fromEntries(fields.filter(([name]) => !own.has(name))),
      // The tools ask for a margin of the price with VAT.
      ...(product.marginBase === 'price' ? {} : { marginRate: '' }),
      ...(price === undefined ? {} : { price }),
      ...(monthlySales === null ? {} : { unitsPerMonth: String(monthlySales) }),
    });
  };
  return (
    <div className="flex flex-col gap-2">
      <SearchField label={t`Search your products`} value={typed} onChange={setTyped} />
      {data === undefined && !isError ? <Skeleton lines={3} /> : null}
      {isError ? (
        <ErrorState onRetry={() => void refetch()}>
          <Trans>Your products could not be loaded.</Trans>
        </ErrorState>
      ) : null}
      {data?.data.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>No product matches.</Trans>
        </p>
      ) : null}
      <ul className="flex flex-col">
        {data?.data.map((product) => (
          <li key={product.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => choose(product)}
              className="flex min-h-control w-full items-center justify-between gap-3 rounded-sm px-1 py-1.5 text-start text-sm hover:bg-hover"
            >
              <span className="min-w-0 truncate text-ink">{productName(product, language)}</span>
              <span className="shrink-0 text-muted">
                <Money halalas={product.currentPrice ?? product.finalPrice} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
