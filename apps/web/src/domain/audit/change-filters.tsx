import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAddressFilter, addressText } from '../../lib/address/list-state.ts';
import { AddressFilter } from '../../components/table/address-filter.tsx';
import { Button } from '../../components/button/button.tsx';
import { DateField } from '../../components/form/date-field.tsx';
import type { Option } from '../../components/button/segmented-control.tsx';
import { PrintButton } from '../../components/button/print-button.tsx';
import { Toolbar } from '../../components/table/toolbar.tsx';
import { useAddress } from '../../lib/address/use-address.ts';

const names = ['what', 'how', 'who', 'from', 'to', 'id'] as const;

/** Counts how many filters of changes the address sets, and a way to remove them all. */
export function useChangeFilters() {
  const { raw, change } = useAddress();
  const count = names.filter((name) => addressText(raw, name) !== '').length;
  const clear = (): void => change(Object.fromEntries([...names, 'page'].map((name) => [name, ''])));
  return { count, clear };
}

type Props = {
  /** Available actions, by their verb in the history. */
  readonly actions: readonly Option[];
  readonly people: readonly Option[];
  /** Removes the filter by one row. */
  readonly showAll: string;
  /** Filters that precede the others. */
  readonly children?: ReactNode;
};

/** Filters by a day once it is complete: while it is typed, the list stays. */
const commit =
  (choose: (day: string, isSameStep: boolean) => void) =>
  (day: string, text: string): void => {
    if (day !== '' || text === '') choose(day, true);
  };

/** Filters changes by action, person and time, in one row. */
export function ChangeFilters({ actions, people, showAll, children }: Props) {
  const { t } = useLingui();
  const from = useAddressFilter('from');
  const to = useAddressFilter('to');
  const id = useAddressFilter('id');
  const { count, clear } = useChangeFilters();
  return (
    <Toolbar
      filterCount={count}
      end={<PrintButton />}
      filters={
        <>
          {children}
          <AddressFilter
            name="how"
            label={t({ message: 'Action', context: 'what was done' })}
            all={t`Everything`}
            options={actions}
          />
          <AddressFilter name="who" label={t`User`} all={t`Everyone`} options={people} />
          <div className="md:w-48">
            <DateField isInline label={t`From`} value={from.value} onChange={commit(from.choose)} />
          </div>
          <div className="md:w-48">
            <DateField isInline label={t`To`} value={to.value} onChange={commit(to.choose)} />
          </div>
          {id.value === '' ? null : (
            <Button tone="quiet" onPress={() => id.choose('')}>
              {showAll}
            </Button>
          )}
          {count === 0 ? null : (
            <Button tone="quiet" onPress={clear}>
              <Trans>Remove the filters</Trans>
            </Button>
          )}
        </>
      }
    />
  );
}
