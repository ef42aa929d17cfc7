import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { useState } from 'react';
import { ComboBox } from '../../../components/combo-box.tsx';
import { InputField } from '../../../components/input-field.tsx';
import { useColumnChoices } from '../assign/use-column-choices.ts';
import { typedNames } from './typed-names.ts';

type Props = {
  readonly label: string;
  readonly column: ProductColumn;
  readonly book: FeeBook;
  readonly store: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onCommit: (text: string) => void;
};

/** One cell as a field; saved on blur. */
export function CardField({ label, column, book, store, value, error, onCommit }: Props) {
  const { t } = useLingui();
  const choices = useColumnChoices(book, store)(column);
  const [typed, setTyped] = useState<string>();
  if (choices.length > 0)
    return (
      <ComboBox
        label={label}
        options={choices}
        value={choices.find(({ id, name }) => id === value || name === value)?.id}
        placeholder={value === '' ? t`Choose` : value}
        error={error}
        onChange={(chosen) => {
          const name = choices.find(({ id }) => id === chosen)?.name;
          if (name !== undefined) onCommit(name);
        }}
      />
    );
  return (
    <InputField
      label={label}
      kind={typedNames.has(column) ? 'text' : 'figure'}
      value={typed ?? value}
      error={error}
      onChange={setTyped}
      onLeave={() => {
        if (typed !== undefined) onCommit(typed);
        setTyped(undefined);
      }}
    />
  );
}
