import { Trans, Plural, useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { ListedProduct } from '@saer/contract/products/product';
import { useQuery, useMutation } from '@tanstack/react-query';
import { FileDown, RefreshCw, Trash2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { SelectionBar } from '../../../components/table/selection-bar.tsx';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import { productsQuery, repriceMutation } from '../queries.ts';
import { NoonPrices } from './noon-prices.tsx';
import { RemoveProducts } from './remove-products.tsx';
import { SetRecommended } from './set-recommended.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { FailureAlert } from '../../../domain/entitlements/failure-alert.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';

const none: ReadonlySet<string> = new Set();

/** The selected rows of the current page, or all matching ones; reset by another page, search or order. */
export function useSelection(page: string) {
  const [marked, setMarked] = useState({ page, keys: none, isAll: false });
  const isHere = marked.page === page;
  return {
    keys: isHere ? marked.keys : none,
    /** Not the rows of this page alone, but all that is found. */
    isAll: isHere && marked.isAll,
    mark: (keys: ReadonlySet<string>): void => setMarked({ page, keys, isAll: false }),
    markAll: (keys: ReadonlySet<string>): void => setMarked({ page, keys, isAll: true }),
    clear: (): void => setMarked({ page, keys: none, isAll: false }),
  };
}

type RepriceOutdatedProps = {
  readonly products: readonly ListedProduct[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before products that were priced with earlier fees are priced with today’s. */
function RepriceOutdated({ products, onDone, onClose }: RepriceOutdatedProps) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useMutation(repriceMutation);
  const reprice = (): void =>
    mutate(
      products.map(({ id, version }) => ({ id, version, price: 'keep' })),
      {
        onSuccess: () => {
          onClose();
          onDone();
          showToast({ tone: 'positive', text: t`Priced with today’s fees.` });
        },
      },
    );
  return (
    <ConfirmDialog
      title={t`Price with today’s fees?`}
      confirm={t`Price again`}
      onConfirm={reprice}
      onClose={onClose}
      isPending={isPending}
      isDestructive={false}
    >
      <div className="flex flex-col gap-3">
        <p className="font-medium text-ink">
          <Plural
            value={products.length}
            one="# product will be repriced."
            other="# products will be repriced."
          />
        </p>
        <p>
          <Trans>
            Prices you entered stay, whatever they earn now. Products at the recommended price move to today’s
            recommended price.
          </Trans>
        </p>
        <FailureAlert error={error} />
      </div>
    </ConfirmDialog>
  );
}

type Props = {
  readonly filter: ListFilter;
  readonly marked: ReturnType<typeof useSelection>;
  /** The marked products, as far as this page shows them. */
  readonly products: readonly ListedProduct[];
};

/** Actions on the selected products, or on all matching ones: the most useful first, deleting last. */
export function SelectionActions({ filter, marked, products }: Props) {
  const [task, setTask] = useState<'recommended' | 'noon' | 'reprice' | 'remove'>();
  const { data } = useQuery(productsQuery(filter));
  const total = data?.total ?? products.length;
  const close = (): void => setTask(undefined);
  const isWide = useIsWide();
  const { isAll, keys, clear, mark, markAll } = marked;
  const selectAll = (
    <Trans>
      Select all <bdi dir="ltr">{total}</bdi> found
    </Trans>
  );
  if (keys.size === 0) {
    const page = new Set((data?.data ?? []).map(({ id }) => String(id)));
    // Cards have no heading whose box marks them all.
    return isWide || page.size < 2 ? null : (
      <Button tone="quiet" onPress={() => (total > page.size ? markAll : mark)(page)}>
        {selectAll}
      </Button>
    );
  }
  const outdated = products.filter((each) => each.outdated);
  const isWholePage = keys.size === data?.data.length;
  return (
    <>
      <SelectionBar count={isAll ? total : keys.size} onClear={clear}>
        {isWholePage && !isAll && total > keys.size ? (
          <Button tone="quiet" onPress={() => markAll(keys)}>
            {selectAll}
          </Button>
        ) : null}
        <Button tone="primary" onPress={() => setTask('recommended')}>
          <WandSparkles aria-hidden className="size-4" />
          <Trans>Set to recommended</Trans>
        </Button>
        <Button onPress={() => setTask('noon')}>
          <FileDown aria-hidden className="size-4" />
          <Trans>Price file for noon</Trans>
        </Button>
        {outdated.length === 0 || isAll ? null : (
          <Button onPress={() => setTask('reprice')}>
            <RefreshCw aria-hidden className="size-4" />
            <Trans>Price with today’s fees</Trans>
          </Button>
        )}
        {isAll ? null : (
          <Button onPress={() => setTask('remove')}>
            <Trash2 aria-hidden className="size-4 text-danger" />
            <Trans>Delete</Trans>
          </Button>
        )}
      </SelectionBar>
      {task === 'recommended' ? (
        <SetRecommended
          chosen={isAll ? { kind: 'all', filter, total } : { kind: 'marked', products }}
          onDone={clear}
          onClose={close}
        />
      ) : null}
      {task === 'noon' ? (
        <NoonPrices filter={filter} marked={products} scope={isAll ? 'all' : 'marked'} onClose={close} />
      ) : null}
      {task === 'reprice' ? <RepriceOutdated products={outdated} onDone={clear} onClose={close} /> : null}
      {task === 'remove' ? (
        <RemoveProducts ids={[...keys].map(Number)} onRemoved={clear} onClose={close} />
      ) : null}
    </>
  );
}
