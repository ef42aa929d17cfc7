import type { Grams, Halalas, Millimetres } from '@saer/pricing/money/units';
import type { CheckedLine } from './check-lines.ts';
import { chargesOf } from './categories.ts';
import { addDays } from './day.ts';
import { type Difference, excessOf, type FeeCheck } from './difference.ts';
import type { ChargeKind, StatementRow } from './line.ts';
import type { FullMeasurement, MeasurementIndex } from './measurement-index.ts';

/** Kinds of claims: each is sent in another way, and until another day. */
export const claimKinds = [
  'measurement',
  'directShipMeasurement',
  /** A return: not given back, or more kept than the store's fee. */
  'return',
  /** A cancelled item. */
  'cancelled',
  'twice',
  'fee',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/**
 * noon's limits for claims, in days. Measurements in its warehouses: fees of the last 30 days are refunded, and a P-barcode can be disputed once
 * in 60. DirectShip measurements: within 14 days of the statement. Returns: within 7 days. Source: noon's policies (docs/statement-check.md).
 */
export const disputeLimits = { refunded: 30, again: 60, directShip: 14, returned: 7 } as const;

/** The days after a charge in which noon takes a claim; null where no policy was found that says so. */
const windows: Readonly<Record<ClaimKind, number | null>> = {
  measurement: disputeLimits.refunded,
  directShipMeasurement: disputeLimits.directShip,
  return: disputeLimits.returned,
  cancelled: null,
  twice: null,
  fee: null,
};

/** noon's machines may be off by so many basis points; a dispute within it may be rejected. Source: as above. */
const measurementTolerance = 500;

/** A charge to dispute. */
export interface Dispute {
  readonly checked: CheckedLine;
  readonly fee: ChargeKind;
  /** Its index among the charges of the line, as `chargesOf` lists them. */
  readonly at: number;
  readonly claim: ClaimKind;
  readonly place: StatementRow;
  readonly chargedOn: string | null;
  readonly charged: Halalas;
  readonly due: Halalas;
  readonly excess: Halalas;
  readonly inferred: boolean;
  readonly difference: Difference;
  /** noon's measurement, if its inventory export was added. */
  readonly measured: FullMeasurement | null;
  readonly ownSides: readonly Millimetres[] | null;
  readonly ownWeight: Grams | null;
  /** True if all measured figures are within the tolerance of the seller's own; null if either is unknown. */
  readonly isWithinTolerance: boolean | null;
  /** The last day on which a dispute still gets the fee back; null where no such day is known. */
  readonly lastDay: string | null;
  /** True if that day is over. */
  readonly isLate: boolean;
}

/** Excesses of kinds that nobody disputes. */
const undisputed = new Set<Difference['kind']>(['rounding']);

type DifferentCharge = Extract<FeeCheck, { readonly state: 'differs' }>;

const isExcessive = (check: FeeCheck): check is DifferentCharge =>
  check.state === 'differs' && excessOf(check) > 0 && !undisputed.has(check.difference.kind);

/** The sums by which a line's charges exceed fees that are to be confirmed. They are no disputes: the store may be right. */
export const unconfirmedExcesses = (checked: CheckedLine): readonly Halalas[] =>
  chargesOf(checked).flatMap(([, check]) =>
    isExcessive(check) && check.toConfirm === true ? [excessOf(check)] : [],
  );

function toClaim({ line, store }: CheckedLine, fee: ChargeKind, { kind }: Difference): ClaimKind {
  if (kind === 'twice') return 'twice';
  if (kind === 'credit' || kind === 'returnCap') return line.kind === 'cancelled' ? 'cancelled' : 'return';
  if (fee !== 'fulfilment' || kind !== 'sizeClass') return 'fee';
  return store.endsWith('DIRECTSHIP') ? 'directShipMeasurement' : 'measurement';
}

/** The charges of a line that took too much by a fee that is confirmed or has a source. `today` as `YYYY-MM-DD`. */
export function disputesOf(checked: CheckedLine, measurements: MeasurementIndex, today: string): Dispute[] {
  return chargesOf(checked).flatMap(([fee, check], at): Dispute[] => {
    if (!isExcessive(check) || check.toConfirm === true) return [];
    const { line, product } = checked;
    // The first two are those of the line.
    const own = checked.charges[at - 2]?.charge;
    const chargedOn = own?.chargedOn ?? line.chargedOn;
    const measured = measurements.find({
      ...line,
      barcode: line.barcode || (product?.barcode ?? ''),
    });
    const claim = toClaim(checked, fee, check.difference);
    const days = line.marketplace === 'noon' ? windows[claim] : null;
    const lastDay = chargedOn === null || days === null ? null : addDays(chargedOn, days);
    const ownSides = product?.product.sides?.toSorted((a, b) => b - a) ?? null;
    const ownWeight = product?.product.weight ?? null;
    return [
      {
        checked,
        fee,
        at,
        claim,
        place: {
          file: own?.file ?? line.file,
          row: own?.row ?? line.row,
          statement: own?.statement ?? line.statement,
        },
        chargedOn,
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
