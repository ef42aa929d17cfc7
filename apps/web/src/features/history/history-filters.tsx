import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChangeFilters } from '../../domain/audit/change-filters.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { actionLabels } from '../../domain/audit/action-labels.ts';
import { entityOptions } from '../../domain/audit/entity-labels.ts';
import { adminsQuery } from './queries.ts';

const EVERYTHING = 'all';

/** Filters changes by row, person, action and time. `isOfOne`: the page concerns a single list. */
export function HistoryFilters({ isOfOne }: { readonly isOfOne: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const what = useAddressFilter('what');
  const { data: admins = [] } = useQuery(adminsQuery);
  return (
    <ChangeFilters
      actions={Object.entries(actionLabels).map(([id, { label }]) => ({ id, name: i18n._(label) }))}
      people={admins.map((admin) => ({ id: String(admin.id), name: admin.fullName }))}
      showAll={t`Show all changes`}
    >
      {isOfOne ? null : (
        <FilterSelect
          label={t`Item`}
          options={[{ id: EVERYTHING, name: t`Everything` }, ...entityOptions(i18n, language)]}
          value={what.value === '' ? EVERYTHING : what.value}
          onChange={(next) => what.choose(next === EVERYTHING ? '' : next)}
        />
      )}
    </ChangeFilters>
  );
}
