import { Trans, useLingui } from '@lingui/react/macro';
import { TrendingUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { SourceDialog } from '../../../components/source-dialog.tsx';
import { useAltKey } from '../../../lib/use-alt-key.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { useUpdateRow } from '../list/use-update-row.ts';
import type { Row } from '../lists.ts';
import { FactorForm } from './factor-form.tsx';
import { FactorTable } from './factor-table.tsx';
import { FactorWarnings } from './factor-warnings.tsx';
import { FloorChart } from './floor-chart.tsx';
import { LowFactorNotice } from './low-factor-notice.tsx';
import { bandOf, isSameTarget, type Target, targetOf } from './target.ts';
import { useBandText } from './use-band-text.ts';

type Factor = Row<'rangeFactor'>;
type Open =
  | { readonly task: 'write'; readonly row: Factor | undefined }
  | { readonly task: 'confirm'; readonly row: Factor }
  | { readonly task: 'remove'; readonly row: Factor };

type Props = {
  readonly target: Target;
  /** Every factor there is, of every target. */
  readonly factors: readonly Factor[];
};

/** The bands of one target: edited, checked against each other, and drawn. */
export function FactorEditor({ target, factors }: Props) {
  const { t } = useLingui();
  const id = useId();
  const bandText = useBandText();
  const change = useUpdateRow('rangeFactor');
  const [open, setOpen] = useState<Open>();
  const add = (): void => setOpen({ task: 'write', row: undefined });
  useAltKey('n', add);

  const rows = factors
    .filter((row) => isSameTarget(targetOf(row), target))
    .toSorted((one, other) => one.min - other.min);
  const inUse = rows.filter(({ active }) => active);
  const close = (): void => setOpen(undefined);
  const setActive = (row: Factor, active: boolean): void => {
    const name = bandText(row);
    const done = active ? t`The band ${name} is in use again.` : t`The band ${name} is no longer in use.`;
    void change(row, name, { active }, done);
  };
  const confirm = (row: Factor, source = row.source ?? ''): void => {
    if (source === '') return setOpen({ task: 'confirm', row });
    const name = bandText(row);
    close();
    return void change(row, name, { status: 'confirmed', source }, t`The band ${name} is confirmed.`);
  };
  const addButton = (
    <Button tone="primary" onPress={add} shortcut="Alt+N">
      <Trans>Add a cost band</Trans>
    </Button>
  );

  return (
    <>
      <FactorWarnings bands={inUse.map(bandOf)} />
      <LowFactorNotice factors={inUse.map(({ factor }) => factor)} />
      <Card labelledBy={id}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-base font-semibold text-ink">
            <Trans>Bands</Trans>
          </h2>
          {rows.length === 0 ? null : addButton}
        </div>
        {rows.length === 0 ? (
          <EmptyState icon={<TrendingUp aria-hidden />} title={t`No bands yet`} action={addButton} level={3}>
            <Trans>Without bands of its own, the more general factors apply.</Trans>
          </EmptyState>
        ) : (
          <FactorTable
            rows={rows}
            tasksOf={(row) => ({
              edit: () => setOpen({ task: 'write', row }),
              setActive: (active) => setActive(row, active),
              confirm: () => confirm(row),
              remove: () => setOpen({ task: 'remove', row }),
            })}
          />
        )}
      </Card>
      {inUse.length === 0 ? null : <FloorChart bands={inUse.map(bandOf)} />}
      {open?.task === 'write' ? (
        <FactorForm target={target} rows={rows} row={open.row} onClose={close} />
      ) : null}
      {open?.task === 'confirm' ? (
        <SourceDialog
          title={t`Confirm the band ${bandText(open.row)}`}
          confirm={t`Confirm`}
          onConfirm={(source) => confirm(open.row, source)}
          onClose={close}
        />
      ) : null}
      {open?.task === 'remove' ? (
        <DeleteDialog
          of="rangeFactor"
          rows={[open.row]}
          nameOf={bandText}
          onRemoved={close}
          onDeactivate={() => {
            setActive(open.row, false);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
