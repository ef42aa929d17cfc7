import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../../components/select.tsx';
import { useName } from '../../../../domain/names/use-name.ts';
import type { CellProps } from './cell-props.ts';

/** The store of a column. */
export function StoreCell({ column: { draft, book, store }, title, onChange }: CellProps) {
  const { t } = useLingui();
  const name = useName();
  return (
    <div className="print:hidden">
      <Select
        label={t`Store, ${title}`}
        isLabelHidden
        placeholder={t`Store`}
        value={draft.store === '' ? undefined : draft.store}
        onChange={(code) => onChange({ inputs: { store: code } })}
        options={book.stores.map((each) => ({ id: each.code, name: name(each) }))}
      />
      {/* The list shows the beginning of a name only. */}
      <p aria-hidden className="pt-1 text-xs text-muted md:hidden">
        {store === undefined ? null : name(store)}
      </p>
    </div>
  );
}
