import { useLingui } from '@lingui/react/macro';
import type { ListRow } from '@saer/contract/lists/all';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { FilterSelect } from '../../../components/filter-select.tsx';

type Props = {
  readonly label: string;
  readonly versions: readonly ListRow<'feeTable'>[];
  readonly value: number | undefined;
  readonly onChange: (id: number) => void;
};

/** One version of a store, chosen by name and day. */
export function VersionChoice({ label, versions, value, onChange }: Props) {
  const { t } = useLingui();
  return (
    <FilterSelect
      label={label}
      options={[
        ...(value === undefined ? [{ id: '', name: t`Choose a fee table` }] : []),
        ...versions.map(({ id, name, effectiveFrom }) => ({
          id: String(id),
          name: `${name} · ${isolateLtr(formatDay(effectiveFrom))}`,
        })),
      ]}
      value={value === undefined ? '' : String(value)}
      onChange={(id) => id !== '' && onChange(Number(id))}
    />
  );
}
