import { Trans, useLingui } from '@lingui/react/macro';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { Plus, X } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { FigureGrid } from '../../../domain/figure-grid/figure-grid.tsx';
import { type FigureColumn, focusCell, replaceRows } from '../../../domain/figure-grid/figure-row.ts';
import { GridTools } from '../../../domain/figure-grid/grid-tools.tsx';
import { useUndo } from '../../../domain/figure-grid/use-undo.ts';
import { numberKinds, type InputErrors, neatText } from '../../../domain/number-field/read-number.ts';
import { useErrorText } from '../../../domain/number-field/number-field.tsx';
import { emptySlab, type SlabDraft, type SlabField, slabFields } from './class-draft.ts';

type Props = {
  readonly slabs: readonly SlabDraft[];
  /** The slabs before any change. */
  readonly savedSlabs: readonly SlabDraft[];
  readonly problems: InputErrors;
  readonly onChange: (slabs: readonly SlabDraft[]) => void;
  readonly isReadOnly: boolean;
};

/** The weight slabs of a class, typed as in a sheet. Enter after the last one adds another. */
export function SlabTable({ slabs, savedSlabs, problems, onChange, isReadOnly }: Props) {
  const { t } = useLingui();
  const problemText = useErrorText();
  const history = useUndo(slabs, onChange);
  const findIndexOf = ({ key }: SlabDraft): number => slabs.findIndex((slab) => slab.key === key);
  const titles = {
    maxWeight: t`Up to, g`,
    feeBelow: t`Fee up to that price`,
    feeAbove: t`Fee above that price`,
  };
  const columns = slabFields.map((field): FigureColumn<SlabField> => {
    const kind = field === 'maxWeight' ? numberKinds.weight : numberKinds.money;
    const unit = field === 'maxWeight' ? {} : { unit: RIYAL_SIGN };
    return { field, title: titles[field], ...unit, neat: (text) => neatText(text, kind) };
  });
  const add = (): void => {
    const slab = emptySlab();
    history.change([...slabs, slab]);
    focusCell(slab.key, 'maxWeight');
  };
  const remove = (slab: SlabDraft): void => {
    const at = findIndexOf(slab);
    history.change(slabs.filter(({ key }) => key !== slab.key));
    const next = slabs[at - 1] ?? slabs[at + 1];
    if (next !== undefined) focusCell(next.key, 'maxWeight');
  };
  const whole = problemText(problems.get('slabs'));
  return (
    <div className="flex flex-col gap-3">
      {isReadOnly ? null : <GridTools history={history} />}
      <FigureGrid
        caption={t`Weight slabs`}
        groups={[{ key: 'slabs', rows: slabs }]}
        columns={columns}
        otherColumns={
          isReadOnly
            ? []
            : [
                {
                  key: 'remove',
                  title: <span className="sr-only">{t`Actions`}</span>,
                  renderCell: (slab) => {
                    const number = findIndexOf(slab) + 1;
                    return (
                      <button
                        type="button"
                        aria-label={t`Remove slab ${number}`}
                        title={t`Remove slab ${number}`}
                        onClick={() => remove(slab)}
                        className="ms-auto grid size-control place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
                      >
                        <X aria-hidden className="size-4" />
                      </button>
                    );
                  },
                },
              ]
        }
        labelOf={(_slab, column, index) => {
          const number = index + 1;
          return t`Slab ${number}: ${column.title}`;
        }}
        beforeOf={({ key }) => savedSlabs.find((slab) => slab.key === key)}
        errorOf={(slab, field) => problemText(problems.get(`slabs.${findIndexOf(slab)}.${field}`))}
        isReadOnly={isReadOnly}
        createRow={emptySlab}
        onEdit={(changed, cell) => history.change(replaceRows(slabs, changed), cell)}
        onRemove={remove}
        history={history}
      />
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {whole}
      </p>
      {isReadOnly ? null : (
        <div>
          <Button onPress={add}>
            <Plus aria-hidden className="size-4" />
            <Trans>Add a slab</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
