import { Trans, useLingui } from '@lingui/react/macro';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { SelectionBox, toggled } from '../../../components/table/selection-box.tsx';
import { FigureGrid } from '../../../domain/figure-grid/figure-grid.tsx';
import type { FigureColumn } from '../../../domain/figure-grid/figure-row.ts';
import {
  editRows,
  getParts,
  removeRow,
  withoutEdits,
  type EditConflict as Conflict,
  type FlatFigures,
} from '../../../domain/figure-grid/grid-edits.ts';
import { UnsavedBar } from '../../../domain/figure-grid/unsaved-bar.tsx';
import type { Undo } from '../../../domain/figure-grid/use-undo.ts';
import { numberKinds, neatText } from '../../../domain/number-field/read-number.ts';
import { useErrorText } from '../../../domain/number-field/number-field.tsx';
import { ProvenanceTaskDialog } from '../../../domain/provenance/provenance-task-dialog.tsx';
import { SelectedFigures } from '../../../domain/provenance/selected-figures.tsx';
import { useProvenanceTasks } from '../../../domain/provenance/use-provenance-tasks.ts';
import { toInput } from '../admin-list-types.ts';
import { FactorMenu } from './factor-menu.tsx';
import {
  emptyBand,
  type FactorRow,
  type Factor,
  type FactorEdits,
  type FactorField,
  factorModel,
  factorNumber,
  readFactor,
} from './factor-rows.ts';
import type { Target } from './target.ts';
import { useSaveFactors } from './use-save-factors.ts';
import { saveFactorsMutation } from './versions/queries.ts';
import { Badge } from '../../../components/layout/badge.tsx';
import { RowBadges } from '../list/row-badges.tsx';
import { EditConflict } from '../../../domain/figure-grid/edit-conflict.tsx';
import { rowNowQuery } from '../queries.ts';
import { useShortInstant } from '../../../lib/language/use-short-dates.ts';

type FactorConflictProps = {
  readonly conflict: Conflict<FactorField, Factor>;
  /** The band that a row's key stands for. */
  readonly nameOf: (key: string) => string;
  readonly isPending: boolean;
  readonly onResolve: (figures: FlatFigures) => void;
  readonly onClose: () => void;
};

/** Who changed a band last, and when. */
function Who({ id }: { readonly id: number }) {
  const shortInstant = useShortInstant();
  const { data } = useQuery({ ...rowNowQuery('rangeFactor', id, []), meta: { quiet: true }, retry: false });
  const who = data?.change?.actor?.fullName;
  if (data === undefined || who === undefined) return <Trans>Somebody else has changed this.</Trans>;
  const at = shortInstant(data.change?.at ?? data.row.updatedAt);
  return (
    <Trans>
      <bdi>{who}</bdi> changed this at {at}, after you had opened it.
    </Trans>
  );
}

/** Two admins changed bands of one target. */
function FactorConflict({ conflict, nameOf, ...props }: FactorConflictProps) {
  const { t } = useLingui();
  const titles = new Map<string, string>([
    ['min', t`Cost from`],
    ['max', t`Cost to`],
    ['factor', t`Factor`],
  ]);
  return (
    <EditConflict
      {...props}
      conflict={conflict}
      who={<Who id={conflict.row?.id ?? 0} />}
      labelOf={(key, field) => {
        const [name, title] = [nameOf(key), titles.get(field) ?? ''];
        return t`${name}: ${title}`;
      }}
      print={(_field, text) => text}
    />
  );
}

type FactorStateProps = { readonly row: FactorRow; readonly isUnsaved: boolean };

/** Says whether a band is in use and confirmed. One that changes loses its confirmation. */
function FactorState({ row, isUnsaved }: FactorStateProps) {
  if (row.isRemoved) {
    return (
      <Badge tone="negative">
        <Trans>Deleted</Trans>
      </Badge>
    );
  }
  if (row.saved === undefined || (isUnsaved && row.saved.confirmed)) {
    return (
      <Badge tone="warning">
        <Trans>To be confirmed</Trans>
      </Badge>
    );
  }
  return <RowBadges row={row.saved} />;
}

type Props = {
  readonly target: Target;
  /** The bands as saved. */
  readonly saved: readonly Factor[];
  readonly rows: readonly FactorRow[];
  readonly edits: FactorEdits;
  readonly onChange: (edits: FactorEdits) => void;
  readonly history: Undo<FactorEdits>;
  /** Warnings about the bands, below them. */
  readonly children: ReactNode;
};

const WHOLE = 10_000;

const money = (text: string): string => neatText(text, numberKinds.money);

/** The bands of one target as a sheet: ends, factor, and what they ask for. */
export function FactorGrid(props: Props) {
  const { target, saved, rows, edits, onChange, history, children } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const saving = useSaveFactors(target, saved, edits, onChange);
  const { mutateAsync: send } = useMutation(saveFactorsMutation);
  const tasks = useProvenanceTasks<Factor>(
    (described) =>
      send({
        changed: described.map(({ row, provenance }) => ({
          ...toInput('rangeFactor', row),
          ...provenance,
          id: row.id,
          version: row.version,
        })),
      }),
    () => setSelected(new Set()),
  );
  const columns: readonly FigureColumn<FactorField>[] = [
    { field: 'min', title: t`Cost from`, unit: RIYAL_SIGN, neat: money },
    { field: 'max', title: t`Cost to`, unit: RIYAL_SIGN, neat: money },
    { field: 'factor', title: t`Factor`, unit: '×', neat: (text) => neatText(text, factorNumber) },
  ];
  const remove = (row: FactorRow): void => history.change(removeRow(edits, row.key, row.saved));
  const bands = new Map(saved.map((row) => [String(row.id), row]));
  const numbers = new Map(rows.map(({ key }, index) => [key, index + 1]));
  const getName = ({ key }: { readonly key: string }): string => {
    const number = numbers.get(key) ?? rows.length + 1;
    return t`Band ${number}`;
  };
  const { added, changed, removed } = getParts(factorModel, edits);
  const chosen = saved.filter(({ id }) => selected.has(String(id)));
  return (
    <div className="flex flex-col gap-3">
      <FormError>{saving.failure}</FormError>
      <SelectedFigures
        selected={chosen}
        hasUnsaved={chosen.some(({ id }) => edits.has(String(id)))}
        tasks={tasks}
        onClear={() => setSelected(new Set())}
      />
      <FigureGrid
        caption={t`Range factors`}
        groups={[{ key: 'bands', rows }]}
        nameColumn={{
          key: 'band',
          title: (
            <span className="-ms-2 flex items-center">
              <SelectionBox
                label={t`Select every band`}
                isSelected={chosen.length > 0 && chosen.length === saved.length}
                isPartly={chosen.length > 0 && chosen.length < saved.length}
                onChange={() => setSelected(new Set(chosen.length === saved.length ? [] : bands.keys()))}
              />
              <Trans>Band</Trans>
            </span>
          ),
          renderCell: (row) => {
            const name = getName(row);
            return (
              <span className="-ms-2 flex items-center">
                {row.saved === undefined ? (
                  <span className="size-control shrink-0" />
                ) : (
                  <SelectionBox
                    label={t`Select ${name}`}
                    isSelected={selected.has(row.key)}
                    onChange={() => setSelected(toggled(selected, row.key))}
                  />
                )}
                <span className="font-normal text-muted tabular-nums">{numbers.get(row.key)}</span>
              </span>
            );
          },
        }}
        columns={columns}
        otherColumns={[
          {
            key: 'share',
            title: t`Minimum profit`,
            isFigure: true,
            renderCell: (row) => {
              const { values } = readFactor(row);
              return values === undefined || row.isRemoved
                ? null
                : t`${formatRate(values.factor - WHOLE)} of the cost`;
            },
          },
          {
            key: 'floor',
            title: t`At its beginning`,
            isFigure: true,
            renderCell: (row) => {
              const { values } = readFactor(row);
              if (values === undefined || row.isRemoved) return null;
              const { min, factor } = values;
              return <Money halalas={Math.ceil((min * Math.max(0, factor - WHOLE)) / WHOLE)} />;
            },
          },
          {
            key: 'state',
            title: t`State`,
            renderCell: (row) => <FactorState row={row} isUnsaved={edits.has(row.key)} />,
          },
          {
            key: 'actions',
            title: <span className="sr-only">{t`Actions`}</span>,
            renderCell: (row) => (
              <FactorMenu
                row={row}
                name={getName(row)}
                isUnsaved={edits.has(row.key)}
                tasks={tasks}
                onRemove={() => remove(row)}
                onRestore={() => history.change(withoutEdits(edits, [row.key]))}
              />
            ),
          },
        ]}
        labelOf={(row, { title }) => {
          const name = getName(row);
          return t`${name}: ${title}`;
        }}
        beforeOf={({ key, saved: row }) => {
          const base = edits.has(key) ? edits.get(key)?.base : row;
          return base === undefined ? factorModel.emptyTexts : factorModel.textsOf(base);
        }}
        errorOf={({ key }, field) => errorText(saving.errors.get(`${key}.${field}`))}
        isRemoved={(row) => row.isRemoved}
        isReadOnly={false}
        createRow={emptyBand}
        onEdit={(typed, cell) =>
          history.change(
            editRows(factorModel, edits, typed, (key) => bands.get(key)),
            cell,
          )
        }
        onRemove={remove}
        history={history}
      />
      {children}
      <p className="max-w-prose text-xs text-muted">
        {t`A product whose cost is in this band must return at least cost × factor after VAT and fees. Example: cost 100, factor 1.25: at least 125, i.e. a profit of 25. Leave the end empty for an open band.`}
      </p>
      <UnsavedBar
        count={added.length + changed.length + removed.length}
        isSaving={saving.isSaving}
        onUndoAll={() => history.change(new Map())}
        onSave={(provenance) => void saving.save(provenance)}
      />
      <ProvenanceTaskDialog tasks={tasks} />
      {saving.conflict === undefined ? null : (
        <FactorConflict
          conflict={saving.conflict}
          nameOf={(key) => getName({ key })}
          isPending={saving.isSaving}
          onResolve={saving.resolve}
          onClose={saving.closeConflict}
        />
      )}
    </div>
  );
}
