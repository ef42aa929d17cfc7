import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GitCompareArrows, ListFilter, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { buttonStyle } from '../../../components/button-style.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useAddressFilter } from '../../../lib/use-address-list.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';
import { useToday } from '../../../lib/use-today.ts';
import { storesQuery, versionsQuery } from '../queries.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { listStateWords } from './list-state-words.ts';
import { NewDraft } from './new-draft.tsx';
import { StoresWithoutTable } from './stores-without-table.tsx';
import { byDay, listStateOf, listStates, type VersionRow, type VersionTask } from './version-row.ts';
import { VersionsList } from './versions-list.tsx';
import { type StoreGroup, VersionsTable } from './versions-table.tsx';

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
  const groupsOf = (shown: readonly VersionRow[]): readonly StoreGroup[] =>
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
          <List groups={groupsOf(shown)} onStart={start} onAdd={add} />
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
                  all.filter((version) => listStateOf(version, today) === state),
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
