import { useLingui } from '@lingui/react/macro';
import { type FormProps, ListForm } from '../form/list-form.tsx';
import type { Row } from '../lists.ts';
import { FactorFields } from './factor-fields.tsx';
import { keysOf, type Target } from './target.ts';
import { useBandText } from './use-band-text.ts';

type Props = FormProps<'rangeFactor'> & {
  readonly target: Target;
  /** Every factor of the target. */
  readonly rows: readonly Row<'rangeFactor'>[];
};

/** Adds bands, each beginning where the highest ends, or changes one. */
export function FactorForm({ target, rows, row, onClose }: Props) {
  const { t } = useLingui();
  const bandText = useBandText();
  const highest = rows.reduce((end, { max }) => Math.max(end, max ?? 0), 0);
  const emptyFrom = (min: number) => ({ ...keysOf(target), min, max: null });
  return (
    <ListForm
      of="rangeFactor"
      row={row}
      nameOf={bandText}
      addTitle={t`Add a cost band`}
      editTitle={row === undefined ? '' : t`Edit the band ${bandText(row)}`}
      empty={emptyFrom(highest + 1)}
      next={({ max }) => emptyFrom((max ?? highest) + 1)}
      renderFields={(control) => <FactorFields control={control} target={target} rows={rows} id={row?.id} />}
      onClose={onClose}
    />
  );
}
