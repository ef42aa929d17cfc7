import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn, RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import { ComboBox } from '../../../components/combo-box.tsx';
import { InputField } from '../../../components/input-field.tsx';
import { Select } from '../../../components/select.tsx';
import { useColumnWords } from './column-words.ts';
import { useColumnChoices } from './use-column-choices.ts';

type Props = {
  readonly book: FeeBook;
  readonly defaults: RowTexts;
  readonly onChange: (column: ProductColumn, text: string) => void;
};

const unset = 'unset';

/** What stands in for an empty cell: what a sheet seldom says row by row. */
export function DefaultFields({ book, defaults, onChange }: Props) {
  const { t } = useLingui();
  const wordsOf = useColumnWords();
  const choicesOf = useColumnChoices(book, defaults['store']);
  const select = (column: ProductColumn) => (
    <Select
      label={wordsOf(column)}
      options={[{ id: unset, name: t`As in each row` }, ...choicesOf(column)]}
      value={defaults[column] === undefined || defaults[column] === '' ? unset : defaults[column]}
      placeholder={t`As in each row`}
      onChange={(chosen) => onChange(column, chosen === unset ? '' : chosen)}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {select('store')}
      <ComboBox
        label={wordsOf('subFamily')}
        options={choicesOf('subFamily')}
        value={defaults['subFamily'] || undefined}
        placeholder={t`As in each row`}
        onChange={(chosen) => onChange('subFamily', chosen ?? '')}
      />
      {select('sizeClass')}
      <InputField
        kind="decimal"
        label={wordsOf('marginRate')}
        value={defaults['marginRate'] ?? ''}
        onChange={(text) => onChange('marginRate', text)}
        placeholder="20"
      />
      {select('ending')}
    </div>
  );
}
