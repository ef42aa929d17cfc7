import { useLingui } from '@lingui/react/macro';
import type { ListRow } from '@saer/contract/lists/all';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Select } from '../../../components/select.tsx';

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
    <Select
      label={label}
      placeholder={t`Choose a fee table`}
      options={versions.map(({ id, name, effectiveFrom }) => ({
        id: String(id),
        name: `${name} · ${isolateLtr(formatDay(effectiveFrom))}`,
      }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
