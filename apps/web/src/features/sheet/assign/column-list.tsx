import { useLingui } from '@lingui/react/macro';
import { type ColumnMapping, productColumns } from '@saer/spreadsheet/product-sheet/product-column';
import { columnName } from '@saer/spreadsheet/cell-address';
import { Select } from '../../../components/select.tsx';
import type { FoundSheet } from '../reading/sheet-tasks.ts';
import { assigned, heldAt } from './assigned.ts';
import { useColumnWords } from './column-words.ts';

type Props = {
  readonly found: FoundSheet;
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
};

/** Each column of the sheet: its header, its first values, and what it holds. */
export function ColumnList({ found, mapping, onChange }: Props) {
  const { t } = useLingui();
  const wordsOf = useColumnWords();
  const nothing = { id: 'nothing', name: t`Not needed` } as const;
  const options = [nothing, ...productColumns.map((column) => ({ id: column, name: wordsOf(column) }))];
  const width = Math.max(found.headers.length, found.examples.length);
  const places = Array.from({ length: width }, (_, place) => place).filter(
    (place) => (found.headers[place] ?? '') !== '' || (found.examples[place]?.length ?? 0) > 0,
  );
  return (
    <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2 xl:grid-cols-3">
      {places.map((place) => {
        const header = found.headers[place] ?? '';
        const letter = columnName(place);
        const held = heldAt(mapping, place);
        return (
          <li
            key={place}
            className={`flex min-w-0 flex-col gap-2 rounded-control border p-3 ${held === undefined ? 'border-line' : 'border-brand'}`}
          >
            <Select
              label={header === '' ? t`Column ${letter}` : `${letter} · ${header}`}
              options={options}
              value={held ?? 'nothing'}
              placeholder={t`Not needed`}
              onChange={(chosen) =>
                onChange(assigned(mapping, place, chosen === 'nothing' ? undefined : chosen))
              }
            />
            <p dir="auto" className="truncate text-xs text-muted">
              {found.examples[place]?.join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
