import { useLingui } from '@lingui/react/macro';
import { formatAmount } from '@saer/i18n/format-money';
import { columnName } from '@saer/spreadsheet/cell-address';
import { columnsByLetter } from '@saer/spreadsheet/rows/recognise/columns-by-letter';
import { exampleProduct } from '../figures.ts';
import { Table } from './table.tsx';

/** The three columns that are read by their letters. */
export function FixedColumnsTable() {
  const { t } = useLingui();
  const rows = [
    { at: columnsByLetter.sizeClass, holds: t`Packaging type (size class)`, example: t`Standard parcel` },
    { at: columnsByLetter.cost, holds: t`Product cost`, example: formatAmount(exampleProduct.cost) },
    { at: columnsByLetter.profit, holds: t`Required profit`, example: t`12, or 20%` },
  ];
  return (
    <Table
      caption={t`Columns read by their letters`}
      heads={[t`Column`, t`Holds`, t`Example`]}
      rows={rows.map(({ at, holds, example }) => ({
        id: columnName(at),
        cells: [<bdi key="letters">{columnName(at)}</bdi>, holds, example],
      }))}
    />
  );
}
