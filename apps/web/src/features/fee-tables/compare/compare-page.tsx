import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Select } from '../../../components/select.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useKeyInAddress } from '../address.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { PageHead } from '../page-head.tsx';
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
    return error === null ? (
      <Skeleton lines={8} />
    ) : (
      <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
    );
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
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`Compare fee tables`}>
        <Trans>Two versions of one store, figure by figure.</Trans>
      </PageHead>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3">
        <Select
          label={t`Store`}
          placeholder={t`Store`}
          options={withTables.map((each) => ({ id: String(each.id), name: nameOf(each, language) }))}
          value={storeId === undefined ? undefined : String(storeId)}
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
      </div>
      {a === undefined || b === undefined ? (
        <Card>
          <p className="text-sm text-muted">
            {ofStore.length < 2 ? (
              <Trans>This store has only one fee table; there is nothing to compare it with.</Trans>
            ) : (
              <Trans>Choose the two fee tables.</Trans>
            )}
          </p>
        </Card>
      ) : (
        <Compared before={a} after={b} />
      )}
    </div>
  );
}
