import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { TrendingUp } from 'lucide-react';
import { useId, useState } from 'react';
import { formatRate } from '@saer/i18n/format-number';
import { formatMoney } from '@saer/i18n/format-money';
import { checkRangeFactors } from '@saer/pricing/fees/check-range-factors';
import type { RangeFactor } from '@saer/pricing/fees/fee-table';
import { bandFloor } from '@saer/pricing/fees/range-factor';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { focusCell } from '../../../domain/figure-grid/figure-row.ts';
import { editRows } from '../../../domain/figure-grid/grid-edits.ts';
import { GridTools } from '../../../domain/figure-grid/grid-tools.tsx';
import { useUndo } from '../../../domain/figure-grid/use-undo.ts';
import { useAltKey } from '../../../lib/hooks/use-alt-key.ts';
import { FactorGrid } from './factor-grid.tsx';
import {
  createBand,
  factorRows,
  type Factor,
  type FactorEdits,
  factorModel,
  typedBands,
} from './factor-rows.ts';
import { FloorChart } from './floor-chart.tsx';
import { isSameTarget, type Target, getTarget, formatFactor } from './target.ts';
import { Notice } from '../../../components/layout/notice.tsx';

type FactorWarningsProps = {
  readonly bands: readonly RangeFactor[];
};

/** Oddities in a set of bands; renders nothing where there are none. */
function FactorWarnings({ bands }: FactorWarningsProps) {
  const { gaps, fallingFloors } = checkRangeFactors(bands);
  return (
    <>
      {gaps.length === 0 ? null : (
        <Notice tone="warning">
          <ul className="flex flex-col gap-1" data-testid="gaps">
            {gaps.map(({ lower, higher }) => (
              <li key={higher.id}>
                <Trans>
                  Costs from {formatMoney((lower.max ?? lower.min) + 1)} to {formatMoney(higher.min - 1)} are
                  in no band, so no factor applies to them.
                </Trans>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {fallingFloors.length === 0 ? null : (
        <Notice tone="warning">
          <p>
            <Plural
              value={fallingFloors.length}
              one="One band starts with a lower minimum profit than the previous band ends with. The higher one applies until the new band exceeds it."
              other="# bands start with a lower minimum profit than the previous band ends with. The higher one applies until the new band exceeds it."
            />
          </p>
          <ul className="mt-1 grid gap-x-6 gap-y-0.5 text-xs sm:grid-cols-2" data-testid="falls">
            {fallingFloors.map(({ lower, higher }) => (
              <li key={higher.id}>
                <Trans>
                  From a cost of {formatMoney(higher.min)}: {formatMoney(bandFloor(higher, higher.min))} after{' '}
                  {formatMoney(bandFloor(lower, lower.max ?? lower.min))}
                </Trans>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Basis points: the cost itself. */
const once = 10_000;

type LowFactorNoticeProps = { readonly factors: readonly unknown[] };

/** Warns of factors that ask for less than the cost: mostly a share of profit typed without the cost itself. */
function LowFactorNotice({ factors }: LowFactorNoticeProps) {
  const low = new Set(
    factors.filter((factor): factor is number => Number.isInteger(factor) && Number(factor) < once),
  );
  if (low.size === 0) return null;
  return (
    <Notice tone="warning">
      <ul className="flex flex-col gap-1" data-testid="low-factors">
        {[...low].map((factor) => (
          <li key={factor}>
            <Trans>
              {formatFactor(factor)} asks for less than the cost, so it allows a loss. For a profit of{' '}
              {formatRate(factor)} of the cost enter {formatFactor(once + factor)}.
            </Trans>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

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
  const saved = factors.filter((row) => isSameTarget(getTarget(row), target));
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
