import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '../../../components/combo-box.tsx';
import { InputField } from '../../../components/input-field.tsx';
import type { Option } from '../../../components/option.ts';
import { Select } from '../../../components/select.tsx';
import { useAddressFilter } from '../../../lib/use-address-filter.ts';
import { changeWords } from './change-words.ts';

const EVERYTHING = 'all';

/** Which changes are shown: done how, by whom, and when. */
export function ChangeFilters({ people }: { readonly people: readonly Option[] }) {
  const { t, i18n } = useLingui();
  const who = useAddressFilter('who');
  const how = useAddressFilter('how');
  const from = useAddressFilter('from');
  const to = useAddressFilter('to');
  const id = useAddressFilter('id');
  const actions = [
    { id: EVERYTHING, name: t`Everything` },
    ...Object.entries(changeWords).map(([each, { words }]) => ({ id: each, name: i18n._(words) })),
  ];
  return (
    <div className="mb-2 grid items-end gap-3 min-[24rem]:grid-cols-2 xl:grid-cols-4">
      <Select
        label={t({ message: 'Done', context: 'what was done' })}
        placeholder={t`Everything`}
        options={actions}
        value={how.value === '' ? EVERYTHING : how.value}
        onChange={(next) => how.choose(next === EVERYTHING ? '' : next)}
      />
      <ComboBox
        // Its list is read when it is made: it is made anew when the names arrive, or the address leads elsewhere.
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
          {t`Not this product alone: show all`}
        </button>
      )}
    </div>
  );
}
