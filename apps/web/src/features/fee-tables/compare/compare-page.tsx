import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { GitCompareArrows } from 'lucide-react';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { FilterSelect } from '../../../components/table/filter-select.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useKeyInAddress } from '../../../lib/address/use-address.ts';
import { getName } from '../../../domain/names/name.ts';
import { storesQuery, versionsQuery } from '../queries.ts';
import { Compared } from './compared.tsx';
import { VersionChoice } from './version-choice.tsx';

/** Two versions of a store beside each other: `?a=` is before, `?b=` after. */
export function ComparePage() {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const [before, after, wantedStore] = [useKeyInAddress('a'), useKeyInAddress('b'), useKeyInAddress('store')];
  const { data: versions, error, refetch } = useQuery(versionsQuery);
  const { data: stores = [] } = useQuery(storesQuery);
  if (versions === undefined) {
    return <QueryFallback error={error} onRetry={refetch} />;
  }
  const withTables = stores.filter(({ id }) => versions.some(({ storeId }) => storeId === id));
  const storeId =
    versions.find(({ id }) => id === (after ?? before))?.storeId ?? wantedStore ?? withTables[0]?.id;
  const ofStore = versions
    .filter((each) => each.storeId === storeId)
    .toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  // A URL may name versions of two stores, or missing ones: only available ones are compared.
  const known = (id: number | undefined) => (ofStore.some((each) => each.id === id) ? id : undefined);
  const [a, b] = [known(before), known(after)];
  const show = (search: Readonly<Record<string, number | undefined>>): void => {
    const selectedVersion = Object.entries(search).flatMap(([key, id]) =>
      id === undefined ? [] : [[key, String(id)]],
    );
    void navigate({
      to: '/admin/fee-table/compare',
      search: Object.fromEntries(selectedVersion),
      replace: true,
      viewTransition: false,
    });
  };
  const choices = (
    <>
      <FilterSelect
        label={t`Store`}
        options={withTables.map((each) => ({ id: String(each.id), name: getName(each, language) }))}
        value={storeId === undefined ? '' : String(storeId)}
        onChange={(id) => show({ store: Number(id) })}
      />
      <VersionChoice
        label={t`Before`}
        versions={ofStore.filter(({ id }) => id !== b)}
        value={a}
        onChange={(id) => show({ store: storeId, a: id, b })}
      />
      <VersionChoice
        label={t`After`}
        versions={ofStore.filter(({ id }) => id !== a)}
        value={b}
        onChange={(id) => show({ store: storeId, a, b: id })}
      />
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Compare fee tables`}
        about={<Trans>Two versions of one store, figure by figure.</Trans>}
      />
      {a === undefined || b === undefined ? (
        <Card>
          <div className="flex flex-wrap items-center gap-2 max-sm:*:w-full">{choices}</div>
          <EmptyState
            icon={<GitCompareArrows aria-hidden />}
            title={ofStore.length < 2 ? t`Nothing to compare` : t`Choose the two fee tables.`}
            action={
              <Link to="/admin/fee-table" className={buttonStyle('plain')}>
                <Trans>Fee tables</Trans>
              </Link>
            }
          >
            {ofStore.length < 2 ? (
              <Trans>This store has only one fee table; there is nothing to compare it with.</Trans>
            ) : (
              <Trans>They are compared figure by figure.</Trans>
            )}
          </EmptyState>
        </Card>
      ) : (
        <Compared before={a} after={b} choices={choices} />
      )}
    </div>
  );
}
