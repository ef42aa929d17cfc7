import { useLingui, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ProductHistoryRow } from '@saer/contract/products/saved-product';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Option } from '../../../components/button/segmented-control.tsx';
import { actionLabels } from '../../../domain/audit/action-labels.ts';
import { ChangeFilters, useChangeFilters } from '../../../domain/audit/change-filters.tsx';
import { HistoryFrame } from '../../../domain/audit/history-frame.tsx';
import { useChangeWhere } from '../../../domain/audit/use-change-where.ts';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { useAddressFilter, useAddressList } from '../../../lib/address/list-state.ts';
import { changesQuery, subUsersQuery } from '../queries.ts';
import { Button } from '../../../components/button/button.tsx';
import { ChangeLine } from '../../../domain/audit/change-line.tsx';
import { PutBack } from '../../../domain/audit/put-back.tsx';
import { getKnownName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { PricedBy } from './priced-by.tsx';
import { useChangedFields } from '../field-words.ts';

type Props = {
  readonly change: ProductHistoryRow;
  readonly day: ReactNode;
  /** Filters by this product; undefined if the list is already filtered. */
  readonly onOnlyThis: (() => void) | undefined;
};

/** A change of one of the seller's products. */
function OwnHistoryEntry({ change, day, onOnlyThis }: Props) {
  const { action, entityId } = change;
  const name = getKnownName(change, useLanguage()) ?? isolateLtr(`#${entityId}`);
  const fields = useChangedFields()(change);
  return (
    <ChangeLine
      change={change}
      day={day}
      fields={fields}
      name={
        action === 'remove' ? (
          <bdi>{name}</bdi>
        ) : (
          <Link
            to="/user/product"
            search={{ id: String(entityId) }}
            className="rounded-sm text-ink underline-offset-4 hover:underline focus-visible:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        )
      }
    >
      <PricedBy change={change} />
      <span className="ms-auto flex flex-wrap gap-2">
        {onOnlyThis === undefined ? null : (
          <Button tone="quiet" onPress={onOnlyThis}>
            <Trans>Only this product</Trans>
          </Button>
        )}
        <PutBack change={change} fields={fields} />
      </span>
    </ChangeLine>
  );
}

/** Actions on a product. */
const actions = ['create', 'update', 'remove'] as const;

/** People who may have changed the seller's products: the user, their sub-users, and the authors of changes. */
function useAccounts(changes: readonly ProductHistoryRow[]): readonly Option[] {
  const user = useCurrentUser();
  const { data: subUsers = [] } = useQuery({ ...subUsersQuery, enabled: user?.role === 'USER' });
  const people = [
    ...(user === undefined ? [] : [user]),
    ...subUsers,
    ...changes.flatMap(({ actor }) => (actor === null ? [] : [actor])),
  ];
  const names = new Map(people.map(({ id, fullName }) => [String(id), fullName]));
  return [...names].map(([id, name]) => ({ id, name }));
}

const newestFirst = { column: 'at', direction: 'desc' } as const;

/** The changes of the seller's products selected by the URL. */
function useChanges() {
  const { state, show } = useAddressList([], newestFirst);
  const id = useAddressFilter('id');
  const query = useQuery(changesQuery({ where: useChangeWhere(), page: state.page, limit: state.limit }));
  return { query, show, id };
}

/** All changes of the seller's products, newest first, including deleted products. */
export function OwnHistoryPage() {
  const { t, i18n } = useLingui();
  const filters = useChangeFilters();
  const { query, show, id } = useChanges();
  const people = useAccounts(query.data?.data ?? []);
  return (
    <HistoryFrame
      show={show}
      query={query}
      title={t`History of my products`}
      about={t`Who changed what and when, what it was before, and by which fee table it was priced. Deleted products are here too.`}
      filters={
        <ChangeFilters
          actions={actions.map((action) => ({ id: action, name: i18n._(actionLabels[action].label) }))}
          people={people}
          showAll={t`Show all products`}
        />
      }
      onShowAll={filters.count === 0 ? undefined : filters.clear}
      renderChange={(change, day) => (
        <OwnHistoryEntry
          key={change.id}
          change={change}
          day={day}
          onOnlyThis={id.value === '' ? () => id.choose(String(change.entityId)) : undefined}
        />
      )}
    />
  );
}
