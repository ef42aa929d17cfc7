import { useLingui } from '@lingui/react/macro';
import type { ListRow } from '@saer/contract/lists/all';
import { FilterSelect } from '../../../components/table/filter-select.tsx';
import { useShortDay } from '../../../lib/language/use-short-dates.ts';

type Props = {
  readonly label: string;
  readonly versions: readonly ListRow<'feeTable'>[];
  readonly value: number | undefined;
  readonly onChange: (id: number) => void;
};

/** One version of a store, chosen by name and day. */
export function VersionChoice({ label, versions, value, onChange }: Props) {
  const { t } = useLingui();
  const shortDay = useShortDay();
  return (
    <FilterSelect
      label={label}
      options={[
        ...(value === undefined ? [{ id: '', name: t`Choose a fee table` }] : []),
        ...versions.map(({ id, name, effectiveFrom }) => ({
          id: String(id),
          name: `${name} · ${shortDay(effectiveFrom)}`,
        })),
      ]}
      value={value === undefined ? '' : String(value)}
      onChange={(id) => id !== '' && onChange(Number(id))}
    />
  );
}
