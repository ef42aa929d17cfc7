import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { useMutation, useQuery } from '@tanstack/react-query';
import { plural, msg } from '@lingui/core/macro';
import { type ReachingList, reachingLists } from '@saer/contract/api/list-reach';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { type Row, toInput } from '../admin-list-types.ts';
import { currentPage, offerProposal } from '../../../domain/second-person/asked-changes.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { alteration } from '../proposed-change.ts';
import { updateMutation, listReachQuery } from '../queries.ts';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import type { MessageDescriptor } from '@lingui/core';

const category = msg`Inactive categories can no longer be chosen for a product. Saved products keep being priced as before; whoever edits one has to choose another category.`;

const effects: Readonly<Partial<Record<ListName, MessageDescriptor>>> = {
  store: msg`Inactive stores can no longer be chosen for a product. Saved products keep being priced with their fees; whoever edits one has to choose another store.`,
  productFamily: category,
  productSubFamily: category,
  productType: msg`Inactive types can no longer be chosen for a product. Saved products keep being priced as before; whoever edits one has to choose another type, or none.`,
  pricePlan: msg`Inactive plans can no longer be chosen. Active subscriptions run to their end, but are not renewed by card. Requests that wait can still be paid for and accepted.`,
  serviceFee: msg`Inactive service fees are no longer on the page of fees, and no longer count in sellers’ tools. If the store has an earlier fee of the same kind, that one counts instead. Prices of products do not depend on service fees.`,
  classificationCategory: msg`Inactive categories of size classes are no longer in the public list. Prices do not depend on them.`,
};

/** Explains what being inactive means for the rows of a list; being offered again needs no words. */
function ActiveEffect({ of, active }: { readonly of: ListName; readonly active: boolean }) {
  const { i18n } = useLingui();
  const effect = effects[of];
  return active || effect === undefined ? null : <p>{i18n._(effect)}</p>;
}

type ReachWordsProps = { readonly of: ListName; readonly ids: readonly number[]; readonly active: boolean };

const getReachingList = (of: ListName): ReachingList | undefined => reachingLists.find((name) => name === of);

/** Whom and what rows reach; nothing for a list whose rows sellers do not choose. */
function ReachWords({ of, ids, active }: ReachWordsProps) {
  const list = getReachingList(of);
  return list === undefined ? null : <Counts list={list} ids={ids} active={active} />;
}

function Counts({ list, ids, active }: Omit<ReachWordsProps, 'of'> & { readonly list: ReachingList }) {
  const { data, error, refetch } = useQuery(listReachQuery(list, ids));
  if (data === undefined) return <QueryFallback error={error} onRetry={refetch} />;
  const { products, sellers, subFamilies, types, subscriptions, requests, hiddenByParent } = data;
  return (
    <div className="flex flex-col gap-1 font-medium text-ink">
      {list === 'pricePlan' ? (
        <p>
          <Trans>
            <Plural
              value={subscriptions}
              _0="No active subscription"
              one="# active subscription"
              other="# active subscriptions"
            />
            , <Plural value={requests} _0="no request waits" one="# request waits" other="# requests wait" />.
          </Trans>
        </p>
      ) : products === 0 ? (
        <p>
          <Trans>No seller has a product here.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            <Plural value={sellers} one="# seller has" other="# sellers have" />{' '}
            <Plural value={products} one="# product" other="# products" /> here.
          </Trans>
        </p>
      )}
      {list === 'productFamily' && subFamilies > 0 ? (
        <p>
          {active ? (
            <Trans>
              Offered along with it: <Plural value={subFamilies} one="# sub family" other="# sub families" />,{' '}
              <Plural value={types} one="# type" other="# types" />.
            </Trans>
          ) : (
            <Trans>
              Hidden along with it: <Plural value={subFamilies} one="# sub family" other="# sub families" />,{' '}
              <Plural value={types} one="# type" other="# types" />.
            </Trans>
          )}
        </p>
      ) : null}
      {list === 'productSubFamily' && types > 0 ? (
        <p>
          {active ? (
            <Trans>
              Offered along with it: <Plural value={types} one="# type" other="# types" />.
            </Trans>
          ) : (
            <Trans>
              Hidden along with it: <Plural value={types} one="# type" other="# types" />.
            </Trans>
          )}
        </p>
      ) : null}
      {active && hiddenByParent > 0 ? (
        <p>
          <Trans>Sellers do not see it yet: the group above it is inactive. Activate that one, too.</Trans>
        </p>
      ) : null}
    </div>
  );
}

/** Makes rows active or inactive and says so in a toast that can undo it; a change made by somebody else in between is not overwritten. */
function useSetActive<N extends ListName>(of: N, nameOf: (row: Row<N>) => string) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(updateMutation(of));

  /** Writes each row; returns those written, in their new versions. */
  const write = async (rows: readonly Row<N>[], active: boolean): Promise<readonly Row<N>[]> => {
    const from = currentPage();
    const written = await Promise.all(
      rows.map(async (row) => {
        const values = { ...toInput(of, row), active };
        try {
          return [{ ...row, ...(await mutateAsync({ row, values })) }];
        } catch (error) {
          const changes = alteration(of, row, values);
          if (offerProposal(error, { changes, from, onProposed: () => undefined })) return [];
          const name = nameOf(row);
          const words = error instanceof Error ? error.message : String(error);
          showToast({
            tone: 'negative',
            text: isRowChanged(error)
              ? t`“${name}” has been changed. The list shows the latest data.`
              : words,
          });
          return [];
        }
      }),
    );
    return written.flat();
  };

  const doneWords = (rows: readonly Row<N>[], active: boolean): string => {
    const [first] = rows;
    const count = rows.length;
    const name = first === undefined ? '' : nameOf(first);
    if (count > 1 && active)
      return t`${plural(count, { one: '# record is active again.', other: '# records are active again.' })}`;
    if (count > 1)
      return t`${plural(count, { one: '# record is inactive. Sellers no longer see it.', other: '# records are inactive. Sellers no longer see them.' })}`;
    if (of === 'pricePlan')
      return active ? t`“${name}” is offered again.` : t`“${name}” is no longer offered.`;
    return active ? t`“${name}” is active again.` : t`“${name}” is inactive. Sellers no longer see it.`;
  };

  const undo = async (rows: readonly Row<N>[], active: boolean): Promise<void> => {
    const written = await write(rows, active);
    if (written.length > 0) showToast({ tone: 'positive', text: doneWords(written, active) });
  };

  return async (rows: readonly Row<N>[], active: boolean): Promise<void> => {
    const written = await write(rows, active);
    if (written.length === 0) return;
    showToast({
      tone: 'positive',
      text: doneWords(written, active),
      action: { label: t`Undo`, onPress: () => void undo(written, !active) },
    });
  };
}

type Props<N extends ListName> = {
  readonly of: N;
  readonly rows: readonly Row<N>[];
  readonly nameOf: (row: Row<N>) => string;
  /** The state to give them. */
  readonly active: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before rows become active or inactive, and names what that reaches. */
export function ActiveDialog<N extends ListName>(props: Props<N>) {
  const { of, rows, nameOf, active, onDone, onClose } = props;
  const { t } = useLingui();
  const setActive = useSetActive(of, nameOf);
  const { mutate, isPending } = useMutation({
    mutationFn: () => setActive(rows, active),
    onSettled: onDone,
    meta: { quiet: true },
  });
  const [first] = rows;
  const name = first === undefined ? '' : nameOf(first);
  const title = active ? t`Activate “${name}”?` : t`Deactivate “${name}”?`;
  return (
    <ConfirmDialog
      title={rows.length > 1 ? t`Deactivate the selected records?` : title}
      confirm={active ? t`Activate` : t`Deactivate`}
      onConfirm={() => mutate()}
      onClose={onClose}
      isPending={isPending}
      isDestructive={!active}
    >
      <div className="flex flex-col gap-3">
        {rows.length > 1 ? (
          <ul className="flex max-h-60 flex-col gap-1 overflow-auto font-medium text-ink">
            {rows.map((row) => (
              <li key={row.id}>
                <bdi>{nameOf(row)}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        <ReachWords of={of} ids={rows.map(({ id }) => id)} active={active} />
        <ActiveEffect of={of} active={active} />
        {active ? null : (
          <p>
            <Trans>You can activate it again at any time.</Trans>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
