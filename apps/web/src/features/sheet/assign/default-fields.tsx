import type { FeeBook } from '@saer/contract/fee-book';
import type { ColumnMapping, ProductColumn, RowTexts } from '@saer/spreadsheet/rows/product-column';
import { DefaultField } from './default-field.tsx';

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
