import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChangeFilters } from '../../components/change-filters.tsx';
import { Select } from '../../components/select.tsx';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { actionWords } from './action-words.ts';
import { entityWords } from './entity-words.ts';
import { adminsQuery } from './queries.ts';

const EVERYTHING = 'all';

/** Which changes are shown: of what, by whom, done how, and when. `isOfOne`: the page tells of one list alone. */
export function HistoryFilters({ isOfOne }: { readonly isOfOne: boolean }) {
  const { t, i18n } = useLingui();
  const what = useAddressFilter('what');
  const { data: admins = [] } = useQuery(adminsQuery);
  const entities = Object.entries(entityWords).map(([id, words]) => ({ id, name: i18n._(words) }));
  return (
    <ChangeFilters
      actions={Object.entries(actionWords).map(([id, words]) => ({ id, name: i18n._(words) }))}
      people={admins.map((admin) => ({ id: String(admin.id), name: admin.fullName }))}
      showAll={t`Show all changes`}
    >
      {isOfOne ? null : (
        <Select
          label={t`Item`}
          placeholder={t`Everything`}
          options={[{ id: EVERYTHING, name: t`Everything` }, ...entities]}
          value={what.value === '' ? EVERYTHING : what.value}
          onChange={(next) => what.choose(next === EVERYTHING ? '' : next)}
        />
      )}
    </ChangeFilters>
  );
}
