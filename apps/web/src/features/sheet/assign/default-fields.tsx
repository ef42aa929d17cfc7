import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ColumnMapping, ProductColumn, RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { InputField } from '../../../components/form/input-field.tsx';
import { Select } from '../../../components/form/select.tsx';
import { useColumnWords } from './column-words.ts';
import { useColumnChoices } from './use-column-choices.ts';

type DefaultFieldProps = {
  readonly column: ProductColumn;
  readonly book: FeeBook;
  readonly defaults: RowTexts;
  /** A column of the file holds it row by row. */
  readonly isInRows: boolean;
  readonly onChange: (text: string) => void;
};

const unset = 'unset';
const placeholders: Partial<Record<ProductColumn, string>> = { marginRate: '20', cost: '50' };

/** One value for every row that says none itself: chosen from a list, found by typing, or typed. */
function DefaultField({ column, book, defaults, isInRows, onChange }: DefaultFieldProps) {
  const { t } = useLingui();
  const label = useColumnWords()(column);
  const options = useColumnChoices(book, defaults.store)(column);
  const text = defaults[column] ?? '';
  const none = isInRows ? t`As in each row` : t`Not chosen`;
  if (column === 'subFamily')
    return (
      <ComboBox
        label={label}
        options={options}
        value={text === '' ? undefined : text}
        placeholder={none}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    );
  if (options.length === 0)
    return (
      <InputField
        kind="decimal"
        label={label}
        value={text}
        onChange={onChange}
        placeholder={placeholders[column]}
      />
    );
  return (
    <Select
      label={label}
      options={[{ id: unset, name: none }, ...options]}
      value={text === '' ? unset : text}
      placeholder={none}
      onChange={(chosen) => onChange(chosen === unset ? '' : chosen)}
    />
  );
}

type Props = {
  readonly book: FeeBook;
  readonly columns: readonly ProductColumn[];
  readonly defaults: RowTexts;
  readonly mapping: ColumnMapping;
  readonly onChange: (column: ProductColumn, text: string) => void;
};

/** Values for empty cells. */
export function DefaultFields({ book, columns, defaults, mapping, onChange }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
      {columns.map((column) => (
        <DefaultField
          key={column}
          column={column}
          book={book}
          defaults={defaults}
          isInRows={mapping[column] !== undefined}
          onChange={(text) => onChange(column, text)}
        />
      ))}
    </div>
  );
}
