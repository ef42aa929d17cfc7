import { useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import type { OutdatedProduct } from '@saer/contract/product-catalogue';
import { useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RecordList } from '../../../components/record-list.tsx';
import { Select } from '../../../components/select.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { useAddressList } from '../../../lib/use-address-list.ts';
import { productName } from '../../../lib/product-name.ts';
import { inOrder, ofPart, repricingOrders, repricingParts } from './repricing-filter.ts';
import { RepricingTasks } from './repricing-tasks.tsx';
import { useRepricingColumns } from './use-repricing-columns.tsx';

const keyOf = ({ id }: OutdatedProduct): string => String(id);
const worstFirst = { column: 'change', direction: 'asc' } as const;

/** The products whose fees have changed, the worst first, and what to do with the chosen ones. */
export function RepricingList({ products }: { readonly products: readonly OutdatedProduct[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const { state, show } = useAddressList(repricingOrders, worstFirst);
  const only = useAddressFilter('only');
  const columns = useRepricingColumns();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const part = repricingParts.find((each) => each === only.value) ?? 'all';
  const shown = inOrder(ofPart(products, part), state.sorting);
  const last = Math.max(1, Math.ceil(shown.length / state.limit));
  const page = Math.min(state.page, last);
  const rows = shown.slice((page - 1) * state.limit, page * state.limit);
  const names = {
    all: t`All`,
    short: t`No longer earn what you want`,
    loss: t`Sold at a loss`,
    noPrice: t`No price possible`,
  };
  // What is marked on the other pages stays marked.
  const mark = (onPage: ReadonlySet<string>): void => {
    const here = new Set(rows.map(keyOf));
    setKeys(
      new Set([...[...keys].filter((key) => !here.has(key)), ...[...onPage].filter((key) => here.has(key))]),
    );
  };
  const selection = {
    keys,
    onChange: mark,
    labelOf: (product: OutdatedProduct) => {
      const name = productName(product, language);
      return t`Select ${name}`;
    },
  };
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="w-full sm:max-w-80">
          <Select
            label={t`Show`}
            placeholder={names.all}
            options={repricingParts.map((id) => ({
              id,
              name: `${names[id]} (${ofPart(products, id).length})`,
            }))}
            value={part}
            onChange={(next) => only.choose(next === 'all' ? '' : next)}
          />
        </div>
        {isAllowed(role, 'seller') ? (
          <RepricingTasks
            marked={shown.filter((product) => keys.has(keyOf(product)))}
            onMarkAll={() => setKeys(new Set(shown.map(keyOf)))}
            onClear={() => setKeys(new Set())}
          />
        ) : null}
        {shown.length === 0 ? (
          <p className="py-8 text-center text-sm text-muted">{t`No product is like this.`}</p>
        ) : (
          <>
            <RecordList
              caption={t`Prices after new fees`}
              columns={columns}
              rows={rows}
              rowKey={keyOf}
              {...(isAllowed(role, 'seller') ? { selection } : {})}
              sorting={state.sorting}
              onSort={(sorting) => show({ sorting })}
              isLoading={false}
            />
            <Pagination
              page={page}
              limit={state.limit}
              total={shown.length}
              onPage={(next) => show({ page: next })}
              onLimit={(limit) => show({ limit })}
            />
          </>
        )}
      </div>
    </Card>
  );
}
