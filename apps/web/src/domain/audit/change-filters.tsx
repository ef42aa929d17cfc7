import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAddressFilter } from '../../lib/use-address-filter.ts';
import { ComboBox } from '../../components/combo-box.tsx';
import { DateField } from '../../components/date-field.tsx';
import type { Option } from '../../components/option.ts';
import { Select } from '../../components/select.tsx';

const EVERYTHING = 'all';

type Props = {
  /** Available actions, by their verb in the history. */
  readonly actions: readonly Option[];
  readonly people: readonly Option[];
  /** Removes the filter by one row. */
  readonly showAll: string;
  /** Options that precede the others. */
  readonly children?: ReactNode;
};

/** Filters by a day once it is complete: while it is typed, the list stays. */
const commit =
  (choose: (day: string, isSameStep: boolean) => void) =>
  (day: string, text: string): void => {
    if (day !== '' || text === '') choose(day, true);
  };

/** Filters changes by action, person and time. */
export function ChangeFilters({ actions, people, showAll, children }: Props) {
  const { t } = useLingui();
  const who = useAddressFilter('who');
  const how = useAddressFilter('how');
  const from = useAddressFilter('from');
  const to = useAddressFilter('to');
  const id = useAddressFilter('id');
  return (
    <div
      className={`mb-2 grid items-end gap-3 min-[24rem]:grid-cols-2 ${children ? 'xl:grid-cols-5' : 'xl:grid-cols-4'}`}
    >
      {children}
      <Select
        label={t({ message: 'Action', context: 'what was done' })}
        placeholder={t`Everything`}
        options={[{ id: EVERYTHING, name: t`Everything` }, ...actions]}
        value={how.value === '' ? EVERYTHING : how.value}
        onChange={(next) => how.choose(next === EVERYTHING ? '' : next)}
      />
      <ComboBox
        // It reads its list on mount: it remounts when the names arrive or the URL changes.
        key={`${people.length} ${who.value}`}
        label={t`User`}
        placeholder={t`Everyone`}
        options={people}
        value={people.find((person) => person.id === who.value)?.id}
        onChange={(next) => who.choose(next ?? '')}
      />
      <DateField label={t`From date`} value={from.value} onChange={commit(from.choose)} />
      <DateField label={t`To date`} value={to.value} onChange={commit(to.choose)} />
      {id.value === '' ? null : (
        <button
          type="button"
          onClick={() => id.choose('')}
          className="min-h-control justify-self-start rounded-control px-3 text-sm font-medium text-brand-strong hover:bg-brand-soft"
        >
          {showAll}
        </button>
      )}
    </div>
  );
}
