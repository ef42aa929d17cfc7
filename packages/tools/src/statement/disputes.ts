import type { Grams, Halalas, Millimetres } from '@saer/pricing/units';
import type { CheckedLine } from './check-lines.ts';
import { addDays } from './day.ts';
import { type CheckedFee, type Difference, excessOf } from './difference.ts';
import type { FullMeasurement, MeasurementIndex } from './measurement-index.ts';

/**
 * noon's limits for disputes of measurements in its warehouses, in days: fees of the last 30 days are refunded, and a P-barcode can be
 * disputed once in 60. DirectShip: within 14 days of the statement. Source: noon's FBN and DirectShip dispute policies
 * (docs/statement-check.md).
 */
export const disputeLimits = { refunded: 30, again: 60, directShip: 14 } as const;

/** noon's machines may be off by so many basis points; a dispute within it may be rejected. Source: as above. */
export const measurementTolerance = 500;

/** A charge to dispute. */
export interface Dispute {
  readonly checked: CheckedLine;
  readonly fee: CheckedFee;
  readonly charged: Halalas;
  readonly due: Halalas;
  readonly excess: Halalas;
  readonly inferred: boolean;
  readonly difference: Difference;
  /** noon's measurement, if its inventory export was added. */
  readonly measured: FullMeasurement | null;
  readonly ownSides: readonly Millimetres[] | null;
  readonly ownWeight: Grams | null;
  /** Whether all measured figures are within the tolerance of the seller's own; null if either is unknown. */
  readonly isWithinTolerance: boolean | null;
  /** The last day on which a dispute still gets the fee back; null without the day of the charge. */
  readonly lastDay: string | null;
  /** Whether that day is over. */
  readonly isLate: boolean;
}

/** Excesses of kinds that nobody disputes. */
const undisputed = new Set<Difference['kind']>(['rounding']);

/** The charges of a line that took too much. `today` as `YYYY-MM-DD`. */
export function disputesOf(checked: CheckedLine, measurements: MeasurementIndex, today: string): Dispute[] {
  return (['referral', 'fulfilment'] as const).flatMap((fee): Dispute[] => {
    const check = checked[fee];
    if (check.state !== 'differs' || excessOf(check) <= 0 || undisputed.has(check.difference.kind)) return [];
    const { line, product, store } = checked;
    const measured = measurements.find({
      ...line,
      barcode: line.barcode || (product?.barcode ?? ''),
    });
    const isDirectShip = store.endsWith('DIRECTSHIP');
    const lastDay =
      line.chargedOn === null
        ? null
        : addDays(line.chargedOn, isDirectShip ? disputeLimits.directShip : disputeLimits.refunded);
    const ownSides = product?.product.sides?.toSorted((a, b) => b - a) ?? null;
    const ownWeight = product?.product.weight ?? null;
    return [
      {
        checked,
        fee,
        charged: check.charged,
        due: check.due,
        excess: excessOf(check),
        inferred: check.inferred,
        difference: check.difference,
        measured,
        ownSides,
        ownWeight,
        isWithinTolerance:
          measured === null || ownSides === null || ownWeight === null
            ? null
            : isWithin(measured, ownSides, ownWeight),
        lastDay,
        isLate: lastDay !== null && lastDay < today,
      },
    ];
  });
}

const isClose = (measured: number, own: number): boolean =>
  Math.abs(measured - own) * 10_000 <= own * measurementTolerance;

const isWithin = (
  { sides, weight }: FullMeasurement,
  ownSides: readonly Millimetres[],
  ownWeight: Grams,
): boolean =>
  sides.toSorted((a, b) => b - a).every((side, at) => isClose(side, ownSides[at] ?? 0)) &&
  isClose(weight, ownWeight);
