import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { textLink } from '../link-style.ts';
import { PageHead } from '../page-head.tsx';
import { storesQuery, versionsQuery } from '../queries.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { EditHead } from './edit-head.tsx';
import { NewDraft } from './new-draft.tsx';
import { StateFilter, useStateFilter } from './state-filter.tsx';
import { StoreVersions } from './store-versions.tsx';
import type { VersionRow, VersionTask } from './version-line.tsx';

type Asked =
  | { readonly task: 'add'; readonly storeId: number }
  | { readonly task: VersionTask; readonly version: VersionRow };

function Task({ asked, onClose }: { readonly asked: Asked; readonly onClose: () => void }) {
  if (asked.task === 'add') return <NewDraft storeId={asked.storeId} onClose={onClose} />;
  const { task, version } = asked;
  if (task === 'copy') return <NewDraft storeId={version.storeId} copyOf={version.id} onClose={onClose} />;
  if (task === 'edit') return <EditHead version={version} onClose={onClose} />;
  return <DeleteDraft version={version} onClose={onClose} />;
}

/** Every version of every store's fees. */
export function FeeTablesPage() {
  const { t } = useLingui();
  const stores = useQuery(storesQuery);
  const versions = useQuery(versionsQuery);
  const state = useStateFilter();
  const [asked, setAsked] = useState<Asked>();
  const error = stores.error ?? versions.error;
  const start = (task: VersionTask, version: VersionRow): void => setAsked({ task, version });
  const of = (storeId: number): readonly VersionRow[] =>
    (versions.data ?? [])
      .filter((each) => each.storeId === storeId && (state === undefined || each.state === state))
      .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom) || b.id - a.id);
  // Stores that are offered and have fees come first; then those without; then the inactive ones.
  const order = ({ id, active }: { readonly id: number; readonly active: boolean }): number =>
    (active ? 0 : 2) + (of(id).length > 0 ? 0 : 1);
  const visible = (stores.data ?? [])
    .filter(({ id }) => state === undefined || of(id).length > 0)
    .toSorted((a, b) => order(a) - order(b));
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={t`Fee tables`}
        actions={
          <Link
            to="/admin/fee-table/compare"
            className={`${textLink} inline-flex min-h-11 items-center text-sm`}
          >
            <Trans>Compare two tables</Trans>
          </Link>
        }
      >
        <Trans>
          What each store charges and from when. Drafts are written, reviewed and published; a published table
          never changes.
        </Trans>
      </PageHead>
      {error !== null && (stores.data === undefined || versions.data === undefined) ? (
        <ErrorState onRetry={() => void Promise.all([stores.refetch(), versions.refetch()])}>
          {error.message}
        </ErrorState>
      ) : stores.data === undefined || versions.data === undefined ? (
        <Skeleton lines={10} />
      ) : (
        <>
          <div className="max-w-60">
            <StateFilter />
          </div>
          {visible.length === 0 ? (
            <EmptyState icon={<ListFilter aria-hidden />} title={t`No fee table is there now`}>
              <Trans>Choose another state, or all of them.</Trans>
            </EmptyState>
          ) : null}
          {visible.map((store) => (
            <StoreVersions
              key={store.id}
              store={store}
              versions={of(store.id)}
              onStart={start}
              onAdd={() => setAsked({ task: 'add', storeId: store.id })}
            />
          ))}
        </>
      )}
      {asked === undefined ? null : <Task asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
