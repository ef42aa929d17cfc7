import type { ProductHistoryRow } from '@saer/contract/saved-product';
import type { ReactNode } from 'react';
import { ChangeLine } from '../../../domain/audit/change-line.tsx';
import { PutBack } from '../../../domain/audit/put-back.tsx';
import { PricedBy } from './priced-by.tsx';
import { useChangedFields } from './use-changed-fields.ts';

type Props = { readonly change: ProductHistoryRow; readonly day: ReactNode };

/** One change of the product on whose page it is. */
export function ProductHistoryEntry({ change, day }: Props) {
  const fields = useChangedFields()(change);
  return (
    <ChangeLine change={change} day={day} fields={fields}>
      <PricedBy change={change} />
      <PutBack change={change} fields={fields} />
    </ChangeLine>
  );
}
