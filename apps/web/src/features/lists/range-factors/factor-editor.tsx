import { Trans, useLingui } from '@lingui/react/macro';
import { TrendingUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { focusCell } from '../../../domain/figure-grid/figure-row.ts';
import { editRows } from '../../../domain/figure-grid/grid-edits.ts';
import { GridTools } from '../../../domain/figure-grid/grid-tools.tsx';
import { useUndo } from '../../../domain/figure-grid/use-undo.ts';
import { useAltKey } from '../../../lib/use-alt-key.ts';
import { FactorGrid } from './factor-grid.tsx';
import { createBand, factorRows } from './factor-rows.ts';
import { type Factor, type FactorEdits, factorModel, typedBands } from './factor-texts.ts';
import { FactorWarnings } from './factor-warnings.tsx';
import { FloorChart } from './floor-chart.tsx';
import { LowFactorNotice } from './low-factor-notice.tsx';
import { isSameTarget, type Target, targetOf } from './target.ts';

type Props = {
  readonly target: Target;
  /** Every factor there is, of every target. */
  readonly factors: readonly Factor[];
};

/** The bands of one target: edited together, checked against each other, and drawn as typed. */
export function FactorEditor({ target, factors }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [edits, setEdits] = useState<FactorEdits>(new Map());
  const history = useUndo(edits, setEdits);
  const saved = factors.filter((row) => isSameTarget(targetOf(row), target));
  const rows = factorRows(saved, edits);
  const bands = typedBands(target, saved, edits);
  const add = (): void => {
    const band = createBand(bands);
    history.change(editRows(factorModel, edits, [band], () => undefined));
    focusCell(band.key, band.min === '' ? 'min' : 'max');
  };
  useAltKey('n', add);
  const addButton = (
    <Button onPress={add} shortcut="Alt+N">
      <Trans>Add a cost band</Trans>
    </Button>
  );
  return (
    <>
      <Card labelledBy={id}>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-base font-semibold text-ink">
            <Trans>Bands</Trans>
          </h2>
          {rows.length === 0 ? null : <GridTools history={history}>{addButton}</GridTools>}
        </div>
        {rows.length === 0 ? (
          <EmptyState icon={<TrendingUp aria-hidden />} title={t`No bands yet`} action={addButton} level={3}>
            <Trans>Without bands of its own, the more general factors apply.</Trans>
          </EmptyState>
        ) : (
          <FactorGrid
            target={target}
            saved={saved}
            rows={rows}
            edits={edits}
            onChange={setEdits}
            history={history}
          >
            <FactorWarnings bands={bands} />
            <LowFactorNotice factors={bands.map(({ factor }) => factor)} />
          </FactorGrid>
        )}
      </Card>
      {bands.length === 0 ? null : <FloorChart bands={bands} />}
    </>
  );
}
