import { useLingui } from '@lingui/react/macro';
import type { ProductAction } from '@saer/contract/product-actions';
import type { EndpointReply } from '@saer/contract/endpoint';
import type { findProductActions } from '@saer/contract/product-actions';
import { Pagination } from '../../../components/pagination.tsx';
import type { ListState } from '../../../lib/list-state.ts';
import { useExistingPage } from '../../../lib/use-address-list.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { useLeavingRows } from '../../../lib/use-leaving-rows.ts';
import { ActionRow } from './action-row.tsx';

const keyOf = ({ product }: ProductAction): string => String(product.id);

type Props = {
  readonly found: EndpointReply<typeof findProductActions>;
  readonly isLoading: boolean;
  readonly state: ListState;
  readonly show: (changes: Partial<ListState>, isSameStep?: boolean) => void;
  readonly mayApply: boolean;
};

/** One page of products with something to do. */
export function ActionsList({ found, isLoading, state, show, mayApply }: Props) {
  const { t } = useLingui();
  const frame = useFocusReturn();
  const placed = useLeavingRows(found.data, keyOf);
  const page = useExistingPage({ state, show }, isLoading ? undefined : found);
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col outline-none">
      <ul
        aria-label={t`What to do now`}
        aria-busy={isLoading || undefined}
        className={`flex flex-col divide-y divide-line border-t border-line ${isLoading ? 'opacity-55' : ''}`}
      >
        {placed.map(({ row, key, isLeaving }) => (
          <li key={key} inert={isLeaving} className={`flex ${isLeaving ? 'leaving' : ''}`}>
            <ActionRow action={row} mayApply={mayApply} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        limit={state.limit}
        total={found.total}
        onPage={(next) => show({ page: next })}
        onLimit={(limit) => show({ limit })}
      />
    </div>
  );
}
