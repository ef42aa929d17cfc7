import { Trans, useLingui } from '@lingui/react/macro';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { type ListedProduct, pageProducts } from '@saer/contract/products/product';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import { sellingPrice } from '@saer/quoting/selling';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { ErrorState } from '../../../components/layout/error-state.tsx';
import { productName } from '../../../domain/names/name.ts';
import { call } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';
import type { Texts } from '../fields/field.ts';
import { productTexts } from './product-texts.ts';

const shown = 20;
const typingRestMs = 200;
/** Milliseconds for which the first products are not asked for again from tool to tool. */
const minute = 60_000;

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
    staleTime: minute,
    meta: { quiet: true },
  });

/** A search among the saved products; choosing one fills the tool's fields. */
export function SavedProduct({ onFill }: { readonly onFill: (texts: Texts) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ListedProduct>();
  const { data, isError, refetch } = useQuery(foundProductsQuery(useDebounced(typed.trim(), typingRestMs)));
  if (isError)
    return (
      <ErrorState onRetry={() => void refetch()}>
        <Trans>Your products could not be loaded.</Trans>
      </ErrorState>
    );
  const products = data?.data ?? [];
  const known =
    chosen === undefined || products.some(({ id }) => id === chosen.id) ? products : [chosen, ...products];
  const options = known.map((product) => ({
    id: String(product.id),
    name: `${productName(product, language)} · ${formatMoneyInWords(sellingPrice(product), language)}`,
  }));
  return (
    <ComboBox
      label={t`From my products`}
      placeholder={t`Name, barcode or SKU`}
      options={options}
      // The server has searched already.
      search={() => options}
      onType={setTyped}
      value={chosen === undefined ? undefined : String(chosen.id)}
      onChange={(id) => {
        const product = known.find((each) => String(each.id) === id);
        setChosen(product);
        if (product !== undefined) onFill(productTexts(product, language));
      }}
    />
  );
}
