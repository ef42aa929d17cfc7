import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../../components/layout/badge.tsx';
import { SelectionBox } from '../../../components/table/selection-box.tsx';
import type { RateRow } from './rate-rows.ts';

type Props = {
  readonly row: RateRow;
  readonly name: string;
  readonly isSelected: boolean;
  readonly onSelect: (key: string) => void;
};

/** The category of a commission. Only one that has a commission can be selected. */
export function CommissionName({ row, name, isSelected, onSelect }: Props) {
  const { t } = useLingui();
  return (
    <span className="-ms-2 flex min-w-36 items-center">
      {row.rate === undefined ? (
        <span className="size-control shrink-0" />
      ) : (
        <span className="shrink-0">
          <SelectionBox
            label={t`Select ${name}`}
            isSelected={isSelected}
            onChange={() => onSelect(row.key)}
          />
        </span>
      )}
      <span className="py-1">
        {name}{' '}
        {row.subFamily.active ? null : (
          <Badge tone="neutral">
            <Trans>Inactive</Trans>
          </Badge>
        )}
      </span>
    </span>
  );
}
