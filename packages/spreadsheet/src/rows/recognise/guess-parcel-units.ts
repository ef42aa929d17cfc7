import type { ParcelRow, SideName, WeightName } from '../cells/parcel-rows.ts';

const grams: Readonly<Record<WeightName, number>> = { g: 1, kg: 1000, lb: 453.592_37, oz: 28.349_523_125 };
const millimetres: Readonly<Record<SideName, number>> = { cm: 10, mm: 1, m: 1000, in: 25.4 };

/** Grams and millimetres of parcels that are sold by the piece. */
const lightest = 2;
const heaviest = 150_000;
const shortest = 15;
const longest = 3_000;
/** Grams a cubic centimetre, from a pillow to a box of steel. */
const thinnest = 0.005;
const densest = 8;

/** True if a row can be a parcel if its bare numbers are in these units. */
export function canBeParcel(row: ParcelRow, side: SideName, weight: WeightName): boolean {
  const mass = row.weight === undefined ? undefined : row.weight.value * grams[row.weight.unit || weight];
  if (mass !== undefined && (mass < lightest || mass > heaviest)) return false;
  if (row.sides === undefined) return true;
  const sides = row.sides.map(({ value, unit }) => value * millimetres[unit || side]);
  const length = Math.max(...sides);
  if (length < shortest || length > longest) return false;
  if (mass === undefined) return true;
  const density = mass / (sides.reduce((product, each) => product * each, 1) / 1000);
  return density >= thinnest && density <= densest;
}

/** The units suggested by a sheet's numbers. */
export interface UnitGuess<Unit extends string> {
  readonly unit: Unit;
  /** Nothing else is likely. */
  readonly isSure: boolean;
  /** The others that are possible, likeliest first. */
  readonly others: readonly Unit[];
  readonly reason: 'noUnit' | 'nameAgainstValues' | 'againstSizes' | 'twoMagnitudes';
}

const few = 0.15;
const many = 0.7;

const share = (rows: readonly ParcelRow[], fits: (row: ParcelRow) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(fits).length / rows.length;

/** Among numbers without sizes: grams from here on, and kilograms below. */
const surelyGrams = 150;
const surelyKilograms = 1;
/** A value this far below or above all others is in another unit. */
const gap = 12;
const smallest = 20;

const readWeights = (rows: readonly ParcelRow[]): number[] =>
  rows
    .flatMap(({ weight }) => (weight?.unit === '' ? [weight.value] : []))
    .toSorted((one, other) => one - other);

/** True if numbers fall apart into small and large ones, as kilograms and grams do. */
function hasTwoMagnitudes(sorted: readonly number[]): boolean {
  const [min = 0] = sorted;
  const max = sorted.at(-1) ?? 0;
  if (max / Math.max(min, 1e-9) < gap * 4) return false;
  return sorted.some((value, index) => {
    const next = sorted[index + 1];
    return next !== undefined && value < smallest * 1.5 && next >= smallest && next / value >= gap;
  });
}

function byWeightAlone(values: readonly number[], named: WeightName | ''): UnitGuess<WeightName> {
  const median = values[Math.floor(values.length / 2)] ?? 0;
  const [min = 0] = values;
  const max = values.at(-1) ?? 0;
  const isApart = hasTwoMagnitudes(values);
  if (named !== '') {
    const mass = median * grams[named];
    const isLikely = mass >= smallest && mass <= 60_000 && !isApart;
    const other = named === 'kg' ? 'g' : 'kg';
    if (isLikely) return { unit: named, isSure: true, others: [], reason: 'noUnit' };
    if (isApart) return { unit: named, isSure: false, others: [other], reason: 'twoMagnitudes' };
    return {
      unit: named === 'g' || mass > 60_000 ? other : named,
      isSure: false,
      others: [named],
      reason: 'nameAgainstValues',
    };
  }
  if (isApart)
    return median >= surelyGrams
      ? { unit: 'g', isSure: false, others: ['kg'], reason: 'twoMagnitudes' }
      : { unit: 'kg', isSure: false, others: ['g'], reason: 'twoMagnitudes' };
  if (min < surelyKilograms && max < surelyGrams)
    return { unit: 'kg', isSure: true, others: ['g'], reason: 'noUnit' };
  if (median >= surelyGrams && min >= smallest)
    return { unit: 'g', isSure: true, others: ['kg'], reason: 'noUnit' };
  return median < smallest
    ? { unit: 'kg', isSure: false, others: ['g'], reason: 'noUnit' }
    : { unit: 'g', isSure: false, others: ['kg'], reason: 'noUnit' };
}

interface Pair {
  readonly side: SideName;
  readonly weight: WeightName;
  readonly fit: number;
}

/** The units of weights and sides together: the plausible weight for a size usually leaves only one of them. */
export function guessParcelUnits(
  rows: readonly ParcelRow[],
  named: { readonly weight: WeightName | ''; readonly sides: SideName | '' },
): { readonly weight: UnitGuess<WeightName>; readonly sides: UnitGuess<SideName> } {
  const sized = rows.filter(({ sides, weight }) => sides !== undefined && weight !== undefined);
  const bare = readWeights(rows);
  const alone = byWeightAlone(bare, named.weight);
  const sidesOnly = rows.filter(({ sides }) => sides !== undefined);
  const sideNames: readonly SideName[] = named.sides === 'in' ? ['in', 'cm', 'mm'] : ['cm', 'mm', 'm'];
  const inRange = (side: SideName): number =>
    share(sidesOnly, (row) => canBeParcel({ ...row, weight: undefined }, side, 'g'));
  const byRange = sideNames.filter((side) => inRange(side) >= many);
  const lone: UnitGuess<SideName> =
    named.sides !== '' && (sidesOnly.length === 0 || inRange(named.sides) >= 0.5)
      ? { unit: named.sides, isSure: true, others: [], reason: 'noUnit' }
      : {
          unit: byRange[0] ?? (named.sides || 'cm'),
          isSure: sidesOnly.length === 0 || (named.sides === '' && byRange[0] === 'cm'),
          others: byRange.slice(1),
          reason: named.sides === '' ? 'noUnit' : 'nameAgainstValues',
        };
  // Too few sizes say nothing about the others.
  if (sized.length === 0 || sized.length * 4 < bare.length) return { weight: alone, sides: lone };

  const weightNames: readonly WeightName[] =
    named.weight === 'lb' || named.weight === 'oz' ? [named.weight, 'g', 'kg'] : ['g', 'kg'];
  const sideCandidates = lone.isSure && named.sides !== '' ? [named.sides] : sideNames;
  const pairs = sideCandidates
    .flatMap((side) =>
      weightNames.map((weight): Pair => ({
        side,
        weight,
        fit: share(sized, (row) => canBeParcel(row, side, weight)),
      })),
    )
    .filter(({ fit }) => fit > few)
    .toSorted((one, other) => other.fit - one.fit);
  const matching = pairs.filter(
    ({ side, weight }) =>
      (named.weight === '' || weight === named.weight) && (named.sides === '' || side === named.sides),
  );
  const [fitting] = matching.length > 0 ? matching : pairs;
  // Sides without a unit are usually centimetres: that others fit the named weight proves neither.
  const inCentimetres =
    fitting === undefined || named.weight === '' || named.sides !== '' || fitting.side === 'cm'
      ? undefined
      : pairs.find(
          ({ side, weight, fit }) => side === 'cm' && weight !== fitting.weight && fit >= fitting.fit * 0.9,
        );
  const best = inCentimetres ?? fitting;
  if (best === undefined || best.fit < 0.4)
    return {
      weight: {
        ...alone,
        isSure: false,
        others: alone.unit === 'g' ? ['kg'] : ['g'],
        reason: 'againstSizes',
      },
      sides: lone,
    };
  const likely = pairs.filter(({ fit }) => fit >= Math.max(few, best.fit * 0.3));
  const weights = [...new Set(likely.map(({ weight }) => weight))];
  const sides = [...new Set(likely.map(({ side }) => side))];
  const isNamedWeight = named.weight !== '' && best.weight === named.weight && best.fit >= 0.5;
  const isNamedSides = named.sides !== '' && best.side === named.sides;
  const isTwofold =
    best.fit < 0.85 && likely.some(({ side, weight }) => side === best.side && weight !== best.weight);
  return {
    weight: {
      unit: best.weight,
      isSure:
        !isTwofold && (isNamedWeight || (named.weight === '' && weights.length === 1 && best.fit >= 0.5)),
      others: weightNames.filter((weight) => weight !== best.weight),
      reason: isTwofold ? 'twoMagnitudes' : named.weight === '' ? 'noUnit' : 'nameAgainstValues',
    },
    sides: {
      unit: best.side,
      isSure:
        isNamedSides ||
        (named.sides === '' &&
          inCentimetres === undefined &&
          best.side === 'cm' &&
          (sides.length === 1 || isNamedWeight || weights.length > 1)),
      others: sideNames.filter((side) => side !== best.side),
      reason: named.sides === '' ? 'noUnit' : 'nameAgainstValues',
    },
  };
}
