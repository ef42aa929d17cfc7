import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChangeFilters } from '../../domain/audit/change-filters.tsx';
import { AddressFilter } from '../../components/address-filter.tsx';
import { useLanguage } from '../../lib/language.ts';
import { actionLabels } from '../../domain/audit/action-labels.ts';
import { entityOptions } from '../../domain/audit/entity-labels.ts';
import { adminsQuery } from './queries.ts';

/** Filters changes by row, person, action and time. `isOfOne`: the page concerns a single list. */
export function HistoryFilters({ isOfOne }: { readonly isOfOne: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { data: admins = [] } = useQuery(adminsQuery);
  return (
    <ChangeFilters
      actions={Object.entries(actionLabels).map(([id, { label }]) => ({ id, name: i18n._(label) }))}
      people={admins.map((admin) => ({ id: String(admin.id), name: admin.fullName }))}
      showAll={t`Show all changes`}
    >
      {isOfOne ? null : (
        <AddressFilter
          name="what"
          label={t`Item`}
          all={t`Everything`}
          options={entityOptions(i18n, language)}
        />
      )}
    </ChangeFilters>
  );
}
