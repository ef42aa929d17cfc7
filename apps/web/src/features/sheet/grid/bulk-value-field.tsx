import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { ComboBox } from '../../../components/combo-box.tsx';
import { InputField } from '../../../components/input-field.tsx';
import { Select } from '../../../components/select.tsx';
import { useColumnChoices } from '../assign/use-column-choices.ts';
import { typedNames } from './typed-names.ts';

type Props = {
  readonly column: ProductColumn;
  readonly book: FeeBook;
  /** The store of the first row: size classes are those of a store. */
  readonly store: string | undefined;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

/** From so many on, a list is searched by typing. */
const searchedFrom = 12;

/** One value for many rows: chosen from a list, found by typing, or typed. */
export function BulkValueField({ column, book, store, text, error, onChange }: Props) {
  const { t } = useLingui();
  const choices = useColumnChoices(book, store)(column).map(({ name }) => ({ id: name, name }));
  const value = text === '' ? undefined : text;
  if (choices.length === 0)
    return (
      <InputField
        label={t`Value`}
        kind={typedNames.has(column) ? 'text' : 'figure'}
        value={text}
        error={error}
        onChange={onChange}
      />
    );
  return choices.length >= searchedFrom ? (
    <ComboBox
      label={t`Value`}
      options={choices}
      value={value}
      placeholder={t`Search by any word`}
      error={error}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  ) : (
    <Select
      label={t`Value`}
      options={choices}
      value={value}
      placeholder={t`Choose`}
      error={error}
      onChange={onChange}
    />
  );
}
