import { Plural, Trans } from '@lingui/react/macro';
import type { ListRow } from '@saer/contract/lists/all';
import { Card } from '../../../components/card.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { AddDraftButton } from './add-draft-button.tsx';
import { StoreHeading } from './store-heading.tsx';

type Props = {
  readonly stores: readonly ListRow<'store'>[];
  readonly onAdd: (storeId: number) => void;
};

/** The stores without a fee table, folded into one line. */
export function StoresWithoutTable({ stores, onAdd }: Props) {
  return (
    <Card>
      <div className="-my-3">
        <Disclosure
          level={2}
          title={
            <Plural
              value={stores.length}
              one="# store without a fee table"
              other="# stores without a fee table"
            />
          }
        >
          <ul className="mb-3 divide-y divide-line border-t border-line text-sm">
            {stores.map((store) => (
              <li key={store.id} className="flex flex-wrap items-center gap-x-3 py-0.5">
                <span className="min-w-40 flex-1 font-medium text-ink">
                  <StoreHeading store={store} />
                </span>
                <span className="min-w-40 flex-2 text-muted">
                  {store.manualRates ? (
                    <Trans>Sellers enter this store’s rates themselves; it needs no fee table.</Trans>
                  ) : (
                    <Trans>No fee table yet. Sellers cannot price for this store.</Trans>
                  )}
                </span>
                <AddDraftButton store={store} onPress={() => onAdd(store.id)} />
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </Card>
  );
}
