import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionRate } from '@saer/contract/publishing/fee-version';
import type { ListRow } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormError } from '../../../components/form/form-error.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { SelectionBox, toggled } from '../../../components/table/selection-box.tsx';
import { Toolbar } from '../../../components/table/toolbar.tsx';
import { FigureGrid } from '../../../domain/figure-grid/figure-grid.tsx';
import { editRows } from '../../../domain/figure-grid/grid-edits.ts';
import { GridTools } from '../../../domain/figure-grid/grid-tools.tsx';
import { UnsavedBar } from '../../../domain/figure-grid/unsaved-bar.tsx';
import { useUndo } from '../../../domain/figure-grid/use-undo.ts';
import { getName } from '../../../domain/names/name.ts';
import { useErrorText } from '../../../domain/number-field/number-field.tsx';
import type { Provenance } from '../../../domain/provenance/provenance-dialog.tsx';
import { ProvenanceTaskDialog } from '../../../domain/provenance/provenance-task-dialog.tsx';
import { SelectedFigures } from '../../../domain/provenance/selected-figures.tsx';
import { useProvenanceTasks } from '../../../domain/provenance/use-provenance-tasks.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useStableHandler } from '../../../lib/hooks/use-stable-handler.ts';
import { toRateInput } from '../class-input.ts';
import { PercentQuestion } from '../percent-question.tsx';
import { saveRatesMutation } from '../queries.ts';
import { CommissionConflict } from './commission-conflict.tsx';
import { CommissionName } from './commission-name.tsx';
import { CommissionState } from './commission-state.tsx';
import { RateMenu, type RateTask } from './rate-menu.tsx';
import {
  isAskedFor,
  isChanged,
  type RateEdits,
  type RateFilter,
  rateGroups,
  type RateRow,
  rateRows,
  withEdits,
  rateFilters,
  useRateColumns,
} from './rate-rows.ts';
import { RateQuestions, useRateQuestions } from './rate-questions.tsx';
import { type RateField, rateModel } from './rate-texts.ts';
import { useSaveRates } from './use-save-rates.ts';
import { FilterChips } from '../../../components/table/filter-chips.tsx';

type RateFilterChipsProps = {
  readonly rows: readonly RateRow[];
  readonly edits: RateEdits;
  /** undefined: every row. */
  readonly value: RateFilter | undefined;
  readonly onChange: (filter: RateFilter | undefined) => void;
};

/** Every commission, those changed here, those to be confirmed, and categories without one. */
function RateFilterChips({ rows, edits, value, onChange }: RateFilterChipsProps) {
  const { t } = useLingui();
  const names = { changed: t`Changed`, unconfirmed: t`To be confirmed`, missing: t`Missing` };
  const options = rateFilters
    .map((id) => ({ id, name: names[id], count: rows.filter((row) => isAskedFor(id, row, edits)).length }))
    .filter(({ id, count }) => count > 0 || id === value);
  return options.length === 0 ? null : (
    <FilterChips
      options={[{ id: 'all', name: t`All`, count: rows.length }, ...options]}
      value={value ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? undefined : id)}
    />
  );
}

type Props = {
  readonly version: FeeVersion;
  readonly families: readonly ListRow<'productFamily'>[];
  readonly subFamilies: readonly ListRow<'productSubFamily'>[];
};

const noEdits: RateEdits = new Map();

/** A commission that becomes one rate has no second one. */
const withoutSecond = (row: RateRow, before: RateRow | undefined): RateRow =>
  row.shape === 'flat' && before !== undefined && before.shape !== 'flat'
    ? { ...row, limit: '', rate2: '' }
    : row;

/** Commissions by category, edited in place and saved together; categories without one are there too. */
export function CommissionGrid({ version, families, subFamilies }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const errorText = useErrorText();
  const columns = useRateColumns();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<RateFilter>();
  // Rows of a filter remain until another one is chosen, whatever is typed into them.
  const [filtered, setFiltered] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [typed, setEdits] = useState<RateEdits>(noEdits);
  const isReadOnly = version.state !== 'draft';
  const edits = isReadOnly ? noEdits : typed;
  const history = useUndo(edits, setEdits);
  const saving = useSaveRates(version, subFamilies, edits, setEdits);
  const { mutateAsync: send } = useMutation(saveRatesMutation);
  const tasks = useProvenanceTasks<VersionRate>(
    (described) =>
      send({
        id: version.id,
        changed: described.map(({ row, provenance }) => ({
          id: row.id,
          version: row.version,
          ...toRateInput(row),
          ...provenance,
        })),
      }),
    () => setSelected(new Set()),
  );

  const select = useStableHandler((key: string) => setSelected(toggled(selected, key)));
  const names = new Map(subFamilies.map((each) => [each.code, getName(each, language)]));
  const savedRows = useMemo(() => rateRows(subFamilies, version.rates), [subFamilies, version.rates]);
  const rows = withEdits(savedRows, edits);
  const found =
    filter === undefined
      ? rows
      : rows.filter((row) => filtered.has(row.key) || isAskedFor(filter, row, edits));
  const groups = rateGroups(families, found, { text, language });
  const visible = groups.flatMap((group) => group.rows);
  const nameOfRow = ({ key }: RateRow): string => names.get(key) ?? key;

  const saved = new Map(version.rates.map((rate) => [rate.subFamily, rate]));
  const changed = rows.filter(({ key }) => isChanged(edits, key));
  const edit = (changedRows: readonly RateRow[], cell?: string): void => {
    const before = new Map(rows.map((row) => [row.key, row]));
    const figures = changedRows.map((row) => withoutSecond(row, before.get(row.key)));
    history.change(
      editRows(rateModel, edits, figures, (key) => saved.get(key)),
      cell,
    );
  };
  const questions = useRateQuestions({ rows, saved: version.rates, isReadOnly, onEdit: edit });
  const getLabel = (row: RateRow, title: string): string => {
    const name = nameOfRow(row);
    return t`${name}: ${title}`;
  };
  const getTitle = (field: RateField): string => columns.find((each) => each.field === field)?.title ?? field;
  const run = useStableHandler((task: RateTask, row: RateRow) => {
    if (task === 'clear') return edit([{ ...row, ...rateModel.emptyTexts }]);
    const of = row.rate === undefined ? [] : [row.rate];
    return task === 'confirm' ? tasks.confirm(of) : tasks.describe(of);
  });
  const choose = (next: RateFilter | undefined): void => {
    setFilter(next);
    const asked = next === undefined ? [] : rows.filter((row) => isAskedFor(next, row, edits));
    setFiltered(new Set(asked.map(({ key }) => key)));
  };
  const save = (source?: Provenance): void => {
    // What is wrong may be hidden by the search or a filter.
    if (saving.errors.size > 0) {
      setText('');
      choose(undefined);
    }
    void saving.save(source);
  };

  const selectable = visible.filter(({ rate }) => rate !== undefined).map(({ key }) => key);
  const chosen = selectable.filter((key) => selected.has(key)).length;

  return (
    <div className="flex flex-col gap-3">
      <Toolbar
        search={<SearchField label={t`Family or sub family`} value={text} onChange={setText} />}
        segments={<RateFilterChips rows={rows} edits={edits} value={filter} onChange={choose} />}
        end={isReadOnly ? undefined : <GridTools history={history} />}
      />
      <FormError>{saving.failure}</FormError>
      <SelectedFigures
        selected={version.rates.filter(({ subFamily }) => selected.has(subFamily))}
        hasUnsaved={changed.some(({ key }) => selected.has(key))}
        tasks={tasks}
        onClear={() => setSelected(new Set())}
      />
      <RateQuestions
        asked={questions.asked.map(({ row, field, rate }) => ({
          label: getLabel(row, getTitle(field)),
          rate,
        }))}
        onMeant={() => questions.answerAll(true)}
        onKeep={() => questions.answerAll(false)}
      />
      <FigureGrid
        caption={t`Commissions`}
        groups={groups}
        nameColumn={{
          key: 'name',
          title: (
            <span className="-ms-2 flex items-center">
              <SelectionBox
                label={t`Select every commission shown`}
                isSelected={chosen > 0 && chosen === selectable.length}
                isPartly={chosen > 0 && chosen < selectable.length}
                onChange={() => setSelected(new Set(chosen === selectable.length ? [] : selectable))}
              />
              <Trans>Category</Trans>
            </span>
          ),
          renderCell: (row) => (
            <CommissionName
              row={row}
              name={nameOfRow(row)}
              isSelected={selected.has(row.key)}
              onSelect={select}
            />
          ),
        }}
        columns={columns}
        otherColumns={[
          {
            key: 'state',
            title: <Trans>Verification</Trans>,
            renderCell: (row) => (
              <CommissionState row={row} name={nameOfRow(row)} edit={edits.get(row.key)} />
            ),
          },
          {
            key: 'actions',
            title: <span className="sr-only">{t`Actions`}</span>,
            renderCell: (row) => (
              <RateMenu
                row={row}
                name={nameOfRow(row)}
                isReadOnly={isReadOnly}
                isUnsaved={isChanged(edits, row.key)}
                onTask={run}
              />
            ),
          },
        ]}
        labelOf={(row, { title }) => getLabel(row, title)}
        beforeOf={(row) => {
          const { base } = edits.get(row.key) ?? { base: row.rate };
          return base === undefined ? rateModel.emptyTexts : rateModel.textsOf(base);
        }}
        errorOf={({ key }, field) => errorText(saving.errors.get(`${key}.${field}`))}
        askedIn={(row) => questions.askedIn(row).map(({ field }) => field)}
        renderQuestion={(row, field, id) =>
          questions
            .askedIn(row)
            .filter((each) => each.field === field)
            .map(({ rate }) => (
              <PercentQuestion
                key={field}
                id={id}
                label={getLabel(row, getTitle(field))}
                rate={rate}
                onMeant={() => questions.answer(row.key, field, true)}
                onKeep={() => questions.answer(row.key, field, false)}
              />
            ))
        }
        restOf={({ key }) => selected.has(key)}
        isReadOnly={isReadOnly}
        onEdit={edit}
        history={history}
      />
      <p className="text-xs text-muted">
        <Trans>
          By price: above the limit the second rate counts for the whole price. In two parts: only for what is
          above it.
        </Trans>
      </p>
      <UnsavedBar
        count={changed.length}
        isSaving={saving.isSaving}
        onUndoAll={() => history.change(new Map())}
        onSave={save}
      />
      <ProvenanceTaskDialog tasks={tasks} />
      {saving.conflict === undefined ? null : (
        <CommissionConflict
          conflict={saving.conflict}
          nameOf={(key) => names.get(key) ?? key}
          isPending={saving.isSaving}
          onResolve={saving.resolve}
          onClose={saving.closeConflict}
        />
      )}
    </div>
  );
}
