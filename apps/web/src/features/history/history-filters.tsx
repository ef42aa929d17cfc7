import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ComboBox } from '../../components/combo-box.tsx';
import { InputField } from '../../components/input-field.tsx';
import { Select } from '../../components/select.tsx';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { actionWords } from './action-words.ts';
import { entityWords } from './entity-words.ts';
import { adminsQuery } from './queries.ts';

/** Which changes are shown: of what, by whom, done how, and when. `isOfOne`: the page tells of one list alone. */
export function HistoryFilters({ isOfOne }: { readonly isOfOne: boolean }) {
  const { t, i18n } = useLingui();
  const what = useAddressFilter('what');
  const who = useAddressFilter('who');
  const how = useAddressFilter('how');
  const from = useAddressFilter('from');
  const to = useAddressFilter('to');
  const id = useAddressFilter('id');
  const { data: admins = [] } = useQuery(adminsQuery);
  const everything = { id: 'all', name: t`Everything` };
  const entities = [
    everything,
    ...Object.entries(entityWords).map(([each, words]) => ({ id: each, name: i18n._(words) })),
  ];
  const actions = [
    everything,
    ...Object.entries(actionWords).map(([each, words]) => ({ id: each, name: i18n._(words) })),
  ];
  const people = admins.map((admin) => ({ id: String(admin.id), name: admin.fullName }));
  return (
    <div className="mb-2 grid items-end gap-3 min-[24rem]:grid-cols-2 xl:grid-cols-5">
      {isOfOne ? null : (
        <Select
          label={t`What`}
          placeholder={t`Everything`}
          options={entities}
          value={what.value === '' ? 'all' : what.value}
          onChange={(next) => what.choose(next === 'all' ? '' : next)}
        />
      )}
      <Select
        label={t({ message: 'Done', context: 'what was done' })}
        placeholder={t`Everything`}
        options={actions}
        value={how.value === '' ? 'all' : how.value}
        onChange={(next) => how.choose(next === 'all' ? '' : next)}
      />
      <ComboBox
        key={`${people.length} ${who.value}`}
        label={t`Who`}
        placeholder={t`Everybody`}
        options={people}
        value={people.find((person) => person.id === who.value)?.id}
        onChange={(next) => who.choose(next ?? '')}
      />
      <InputField
        label={t`From the day`}
        kind="date"
        value={from.value}
        onChange={(day) => from.choose(day, true)}
      />
      <InputField
        label={t`To the day`}
        kind="date"
        value={to.value}
        onChange={(day) => to.choose(day, true)}
      />
      {id.value === '' ? null : (
        <button
          type="button"
          onClick={() => id.choose('')}
          className="min-h-11 justify-self-start rounded-control px-3 text-sm font-medium text-brand-strong hover:bg-brand-soft"
        >
          {t`Not this one alone: show all`}
        </button>
      )}
    </div>
  );
}
