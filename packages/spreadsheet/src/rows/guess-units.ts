import type { ColumnQuestion, QuestionKind } from './column-question.ts';
import type { ColumnUnits } from './column-units.ts';
import { guessMoneyUnits } from './guess-money-units.ts';
import { canBeParcel, guessParcelUnits, type UnitGuess } from './guess-parcel-units.ts';
import { type ParcelRow, parcelRows, type SideName, type WeightName } from './parcel-rows.ts';
import type { ColumnMapping, ProductColumn } from './product-column.ts';
import { unitColumnsOf } from './unit-columns.ts';
import { type GuessedUnits, unitQuestion, type UnitSource } from './unit-question.ts';

const sideColumns = ['longestSide', 'medianSide', 'shortestSide'] as const;

const isWeight = (unit: string | undefined): unit is WeightName =>
  unit === 'g' || unit === 'kg' || unit === 'lb' || unit === 'oz';
const isSide = (unit: string | undefined): unit is SideName =>
  unit === 'cm' || unit === 'mm' || unit === 'm' || unit === 'in';

/** Headers write inches and metres out. */
const sideInHeader = (unit: string): SideName | '' => {
  if (unit === 'inch') return 'in';
  if (unit === 'metre') return 'm';
  return isSide(unit) ? unit : '';
};

const weightIn = (unit: string | undefined): WeightName | '' => (isWeight(unit) ? unit : '');

function kindOf({ reason }: UnitGuess<string>): QuestionKind {
  return reason === 'twoMagnitudes' ? 'mixedUnits' : 'unit';
}

/** Rows that are not plausible parcels in these units, but would be in another unit of weight. */
function oddRows(rows: readonly ParcelRow[], side: SideName, weight: WeightName): ParcelRow[] {
  const other = weight === 'kg' ? 'g' : 'kg';
  return rows.filter(
    (row) =>
      row.weight?.unit === '' &&
      row.sides !== undefined &&
      !canBeParcel(row, side, weight) &&
      canBeParcel(row, side, other),
  );
}

function weightQuestions(
  at: number,
  rows: readonly ParcelRow[],
  guess: UnitGuess<WeightName>,
  side: SideName,
): ColumnQuestion[] {
  const weighed = rows.filter(({ weight }) => weight !== undefined);
  const bare = weighed.filter(({ weight }) => weight?.unit === '');
  const of = (doubted: readonly ParcelRow[]) => ({ filled: weighed.length, rows: doubted });
  const units = [guess.unit, ...guess.others];
  if (bare.length === 0) return [];
  if (bare.length < weighed.length)
    return [unitQuestion(at, 'weight', 'mixedUnits', 'someSayUnit', units, of(bare))];
  const odd = oddRows(bare, side, guess.unit);
  if (!guess.isSure)
    return [
      unitQuestion(
        at,
        'weight',
        kindOf(guess),
        guess.reason,
        units,
        of(odd.length > 0 && odd.length * 2 < bare.length ? odd : bare),
      ),
    ];
  const isMixed = odd.length >= 2 ? odd.length * 100 >= bare.length : odd.length === 1 && bare.length <= 20;
  if (!isMixed) return [];
  const other = guess.unit === 'kg' ? 'g' : 'kg';
  return [unitQuestion(at, 'weight', 'mixedUnits', 'twoMagnitudes', [guess.unit, other], of(odd))];
}

function sideQuestions(
  mapping: ColumnMapping,
  rows: readonly ParcelRow[],
  guess: UnitGuess<SideName>,
): ColumnQuestion[] {
  const sized = rows.flatMap(({ at, sides }) =>
    sides === undefined
      ? []
      : [
          {
            at,
            text: sides.map(({ value }) => String(value)).join(' × '),
            bare: sides.some(({ unit }) => unit === ''),
          },
        ],
  );
  const bare = sized.filter((each) => each.bare);
  if (bare.length === 0) return [];
  const at = mapping.longestSide;
  if (at === undefined) return [];
  const units = [guess.unit, ...guess.others];
  const of = { filled: sized.length, rows: bare };
  if (bare.length < sized.length)
    return [unitQuestion(at, 'longestSide', 'mixedUnits', 'someSayUnit', units, of)];
  return guess.isSure ? [] : [unitQuestion(at, 'longestSide', 'unit', guess.reason, units, of)];
}

function guessParcels(source: UnitSource): GuessedUnits {
  const { sheet, first, headers, headerUnits, mapping, layout, said } = source;
  const rows = parcelRows(sheet, first, mapping, unitColumnsOf(headers, layout));
  const inHeader = (column: ProductColumn): string => {
    const at = mapping[column];
    return at === undefined ? '' : (headerUnits[at] ?? '');
  };
  const namedWeight = weightIn(layout?.units.weight) || weightIn(inHeader('weight'));
  const sideUnits = new Set(sideColumns.map(inHeader).filter((unit) => unit !== ''));
  const [ofSides = ''] = sideUnits.size === 1 ? sideUnits : [];
  const saidSide = sideColumns.map((column) => said[column]).find(isSide);
  const namedSides = saidSide ?? sideInHeader(layout?.units.longestSide ?? ofSides);
  const guess = guessParcelUnits(rows, { weight: namedWeight, sides: namedSides });
  const saidWeight = weightIn(said.weight);
  const free = saidWeight === '' ? guess : guessParcelUnits(rows, { weight: '', sides: namedSides });
  const isKept = saidWeight !== '' && (!free.weight.isSure || free.weight.unit === saidWeight);
  const weight: UnitGuess<WeightName> = isKept
    ? { unit: saidWeight, isSure: true, others: [], reason: 'noUnit' }
    : saidWeight === ''
      ? guess.weight
      : { ...free.weight, isSure: false, others: [saidWeight], reason: 'nameAgainstValues' };
  const sides = saidSide === undefined ? guess.sides : { ...guess.sides, unit: saidSide, isSure: true };
  const units: ColumnUnits = {
    ...(mapping.weight === undefined ? {} : { weight: weight.unit }),
    ...Object.fromEntries(
      sideColumns.flatMap((column) => {
        if (mapping[column] === undefined) return [];
        // If each side's header names its own unit, each is used for its side.
        const own = sideUnits.size > 1 ? sideInHeader(inHeader(column)) : '';
        return [[column, own || sides.unit]];
      }),
    ),
  };
  const asked = mapping.weight === undefined ? [] : weightQuestions(mapping.weight, rows, weight, sides.unit);
  const answered = isKept
    ? asked.filter(({ reason }) => reason !== 'someSayUnit' && reason !== 'twoMagnitudes')
    : asked;
  return {
    units,
    questions: [...answered, ...(saidSide === undefined ? sideQuestions(mapping, rows, sides) : [])],
  };
}

/** The units of a sheet's columns, from headers, number formats and values together, and what must be asked of them. */
export function guessUnits(source: UnitSource): GuessedUnits {
  const parcels = guessParcels(source);
  const money = guessMoneyUnits(source);
  return {
    units: { ...money.units, ...parcels.units },
    questions: [...parcels.questions, ...money.questions],
  };
}
