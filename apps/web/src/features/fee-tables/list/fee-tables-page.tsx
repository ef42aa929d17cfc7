import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GitCompareArrows, ListFilter, Plus } from 'lucide-react';
import { Suspense, useState, useId } from 'react';
import type { ListRow } from '@saer/contract/lists/all';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { Tabs } from '../../../components/button/tabs.tsx';
import { useAddressFilter } from '../../../lib/address/list-state.ts';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { storesQuery, versionsQuery } from '../queries.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { listStateWords, VersionState } from './version-state.tsx';
import { NewDraft } from './new-draft.tsx';
import { byDay, toListState, listStates, type VersionRow, type VersionTask } from './version-row.ts';
import { type StoreGroup, VersionsTable } from './versions-table.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { AddDraftButton } from './add-draft-button.tsx';
import { StoreHeading } from './store-heading.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { UnconfirmedCount } from './unconfirmed-count.tsx';
import { VersionActions } from './version-actions.tsx';
import { VersionName } from './version-name.tsx';

type VersionsListProps = {
  readonly groups: readonly StoreGroup[];
  readonly onStart: (task: VersionTask, version: VersionRow) => void;
  readonly onAdd: (storeId: number) => void;
};

function StoreSection({
  group,
  onStart,
  onAdd,
}: Omit<VersionsListProps, 'groups'> & { readonly group: StoreGroup }) {
  const { t } = useLingui();
  const id = useId();
  const { store, versions } = group;
  const name = getName(store, useLanguage());
  return (
    <section aria-labelledby={id} className="border-b border-line last:border-0">
      <div className="flex items-center justify-between gap-2 bg-canvas ps-card pe-2">
        <h2 id={id} className="min-w-0 py-1 text-sm font-semibold text-ink">
          <StoreHeading store={store} />
        </h2>
        <AddDraftButton store={store} onPress={() => onAdd(store.id)} />
      </div>
      <ul aria-label={t`Fee tables of ${name}`} className="divide-y divide-line">
        {versions.map((version) => (
          <li
            key={version.id}
            className="relative flex items-center gap-2 py-2 ps-card pe-2 text-sm [&_.row-link]:after:absolute [&_.row-link]:after:inset-0"
          >
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <VersionName version={version} />
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
                <Day day={version.effectiveFrom} />
                <span aria-hidden>·</span>
                <VersionState version={version} />
                <UnconfirmedCount feeTableId={version.id} />
              </span>
            </div>
            <span className="relative z-1">
              <VersionActions version={version} onStart={onStart} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fee tables under their stores on a narrow screen. */
function VersionsList({ groups, onStart, onAdd }: VersionsListProps) {
  return (
    <div className="-m-card overflow-clip rounded-card">
      {groups.map((group) => (
        <StoreSection key={group.store.id} group={group} onStart={onStart} onAdd={onAdd} />
      ))}
    </div>
  );
}

type Props = {
  readonly stores: readonly ListRow<'store'>[];
  readonly onAdd: (storeId: number) => void;
};

/** The stores without a fee table, folded into one line. */
function StoresWithoutTable({ stores, onAdd }: Props) {
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

const EditHead = lazyComponent(async () => (await import('./edit-head.tsx')).EditHead);

type Asked =
  | { readonly task: 'add'; readonly storeId: number | undefined }
  | { readonly task: VersionTask; readonly version: VersionRow };

function Task({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  if (asked.task === 'add') return <NewDraft storeId={asked.storeId} onClose={onClose} />;
  const { task, version } = asked;
  if (task === 'copy') return <NewDraft storeId={version.storeId} copyOf={version.id} onClose={onClose} />;
  if (task === 'edit')
    return (
      <Suspense fallback={null}>
        <EditHead version={version} onClose={onClose} />
      </Suspense>
    );
  return <DeleteDraft version={version} onClose={onClose} />;
}

/** Every version of every store's fees, by store; the states are tabs. */
export function FeeTablesPage() {
  const { t, i18n } = useLingui();
  const today = useToday();
  const isWide = useIsWide();
  const stores = useQuery(storesQuery);
  const versions = useQuery(versionsQuery);
  const { value: chosen, choose } = useAddressFilter('state');
  const [asked, setAsked] = useState<Asked>();
  const error = stores.error ?? versions.error;
  const start = (task: VersionTask, version: VersionRow): void => setAsked({ task, version });
  const add = (storeId: number | undefined): void => setAsked({ task: 'add', storeId });
  const getGroups = (shown: readonly VersionRow[]): readonly StoreGroup[] =>
    (stores.data ?? [])
      .map((store) => ({
        store,
        versions: shown.filter(({ storeId }) => storeId === store.id).toSorted(byDay),
      }))
      .filter((group) => group.versions.length > 0)
      .toSorted((a, b) => Number(b.store.active) - Number(a.store.active));
  const List = isWide ? VersionsTable : VersionsList;
  const page = (id: string, title: string, shown: readonly VersionRow[]) => ({
    id,
    title: (
      <>
        {title} <span className="ms-1 text-muted">{shown.length}</span>
      </>
    ),
    content: (
      <Card>
        {shown.length === 0 ? (
          <EmptyState
            icon={<ListFilter aria-hidden />}
            title={t`No fee table is there now`}
            action={<Button onPress={() => choose('')}>{t`Show all`}</Button>}
          >
            <Trans>Choose another state, or all of them.</Trans>
          </EmptyState>
        ) : (
          <List groups={getGroups(shown)} onStart={start} onAdd={add} />
        )}
      </Card>
    ),
  });
  const all = versions.data ?? [];
  const isShown = (store: { readonly id: number }): boolean =>
    all.some(({ storeId }) => storeId === store.id);
  const withoutTable = (stores.data ?? []).filter((store) => store.active && !isShown(store));
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Fee tables`}
        about={<Trans>What each store charges, and from when. A published table never changes.</Trans>}
        actions={
          <>
            <Link to="/admin/fee-table/compare" className={buttonStyle('plain')}>
              <GitCompareArrows aria-hidden className="size-4" />
              <Trans>Compare two tables</Trans>
            </Link>
            <Button tone="primary" onPress={() => add(undefined)}>
              <Plus aria-hidden className="size-4" />
              <Trans>New draft</Trans>
            </Button>
          </>
        }
      />
      {stores.data === undefined || versions.data === undefined ? (
        <QueryFallback
          error={error}
          onRetry={() => Promise.all([stores.refetch(), versions.refetch()])}
          lines={10}
        />
      ) : (
        <>
          <Tabs
            label={t`State`}
            chosen={chosen}
            onChoose={(id) => choose(id === 'all' ? '' : id)}
            pages={[
              page('all', t`All`, all),
              ...listStates.map((state) =>
                page(
                  state,
                  i18n._(listStateWords[state]),
                  all.filter((version) => toListState(version, today) === state),
                ),
              ),
            ]}
          />
          {withoutTable.length > 0 && !listStates.some((state) => state === chosen) ? (
            <StoresWithoutTable stores={withoutTable} onAdd={add} />
          ) : null}
        </>
      )}
      {asked === undefined ? null : <Task asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
