import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ruler } from 'lucide-react';
import { buttonStyle, lineLinkStyle } from '../../../components/button/button-style.ts';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { FilterSelect } from '../../../components/table/filter-select.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useKeyInAddress } from '../../../lib/address/use-address.ts';
import { inForceOn } from '../list/version-row.ts';
import { getName } from '../../../domain/names/name.ts';
import { storesQuery, versionQuery, versionsQuery } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { ClassesTab } from './classes-tab.tsx';

/** The size classes of a store's version: the one in force unless another is chosen. `?store=&version=` */
export function ClassificationPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const today = useToday();
  const navigate = useNavigate();
  const wantedStore = useKeyInAddress('store');
  const wantedVersion = useKeyInAddress('version');
  const { data: stores, error: storesError, refetch } = useQuery(storesQuery);
  const { data: versions, error: versionsError } = useQuery(versionsQuery);
  const error = storesError ?? versionsError;
  const withTables = (stores ?? []).filter(({ id }) => versions?.some(({ storeId }) => storeId === id));
  const selectedVersion = versions?.find(({ id }) => id === wantedVersion);
  const store =
    withTables.find(({ id }) => id === (selectedVersion?.storeId ?? wantedStore)) ?? withTables[0];
  const ofStore = (versions ?? []).filter(({ storeId }) => storeId === store?.id);
  const version = selectedVersion ?? inForceOn(ofStore, today) ?? ofStore[0];
  const show = (search: Record<string, string>): void =>
    void navigate({ to: '/admin/classification', search, replace: true, viewTransition: false });
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Size classes`}
        about={<Trans>Maximum parcel size and weight, and shipping fees, for each store.</Trans>}
      />
      {stores === undefined || versions === undefined ? (
        <QueryFallback error={error} onRetry={refetch} />
      ) : store === undefined || version === undefined ? (
        <EmptyState
          icon={<Ruler aria-hidden />}
          title={t`No store has a fee table yet.`}
          action={
            <Link to="/admin/fee-table" className={buttonStyle('plain')}>
              <Trans>Fee tables</Trans>
            </Link>
          }
        >
          <Trans>Size classes are part of a store’s fee table.</Trans>
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <FilterSelect
              label={t`Store`}
              options={withTables.map((each) => ({ id: String(each.id), name: getName(each, language) }))}
              value={String(store.id)}
              onChange={(id) => show({ store: id })}
            />
            <FilterSelect
              label={t`Fee table`}
              options={ofStore.map(({ id, name }) => ({ id: String(id), name }))}
              value={String(version.id)}
              onChange={(id) => show({ version: id })}
            />
            <StateBadge state={version.state} effectiveFrom={version.effectiveFrom} />
            <Link
              to="/admin/fee-table/version"
              search={{ id: String(version.id) }}
              className={`${lineLinkStyle} text-sm sm:ms-auto`}
            >
              <Trans>Open the fee table</Trans>
            </Link>
          </div>
          <Classes id={version.id} />
        </>
      )}
    </div>
  );
}

function Classes({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(versionQuery(id));
  if (data !== undefined) return <ClassesTab version={data} />;
  return <QueryFallback error={error} onRetry={refetch} />;
}
