import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { useId } from 'react';
import type { RenderEditCellProps } from 'react-data-grid';
import { useColumnChoices } from '../assign/use-column-choices.ts';
import type { GridRow } from '../model/grid-row.ts';

type Props = Pick<RenderEditCellProps<GridRow>, 'row' | 'onRowChange' | 'onClose'> & {
  readonly column: ProductColumn;
  readonly book: FeeBook;
  readonly label: string;
};

const focusAll = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

/** A cell while it is written in; columns of choices offer them as one types, and take any spelling the sheet may have. */
export function CellEditor({ row, onRowChange, onClose, column, book, label }: Props) {
  const id = useId();
  const choices = useColumnChoices(book, row.texts.store)(column);
  return (
    <>
      <input
        ref={focusAll}
        aria-label={label}
        dir="auto"
        className="cell-editor"
        value={row.texts[column] ?? ''}
        onChange={(event) => onRowChange({ ...row, texts: { ...row.texts, [column]: event.target.value } })}
        onBlur={() => onClose(true, false)}
        list={choices.length === 0 ? undefined : id}
      />
      {choices.length === 0 ? null : (
        <datalist id={id}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.name}>
              {choice.name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
