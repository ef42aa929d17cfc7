import { useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';

/** The rows that a change applies to. */
export type Scope = 'visible' | 'selected';

type Props = {
  readonly visible: number;
  readonly selected: number;
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
};

/** Chooses between all rows that are shown and those that are selected; asks nothing if none are. */
export function RowScope({ visible, selected, value, onChange }: Props) {
  const { t } = useLingui();
  if (selected === 0) return null;
  const [shown, chosen] = [formatShort(visible, 0), formatShort(selected, 0)];
  return (
    <SegmentedControl
      label={t`In which rows`}
      options={[
        { id: 'visible', name: t`All shown (${shown})` },
        { id: 'selected', name: t`The selected ones (${chosen})` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
