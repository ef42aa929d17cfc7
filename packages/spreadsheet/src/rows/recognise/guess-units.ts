import type { ColumnQuestion, QuestionKind } from '../cells/column-question.ts';
import { type ColumnUnits, type ColumnUnit, unitsOf } from '../layouts/column-units.ts';
import { canBeParcel, guessParcelUnits, type UnitGuess } from './guess-parcel-units.ts';
import { type ParcelRow, parcelRows, type SideName, type WeightName } from '../cells/parcel-rows.ts';
import type { ColumnMapping, ProductColumn } from '../layouts/product-column.ts';
import { unitColumnsOf } from '../cells/unit-columns.ts';
import { type GuessedUnits, unitQuestion, type UnitSource } from '../cells/unit-question.ts';
import { type ColumnNumber, columnNumbers } from '../cells/column-numbers.ts';
import { headerWords } from '../layouts/header-key.ts';

const rateColumns = [
  'marginRate',
  'extraRate',
  'adsRate',
  'couponRate',
  'costVat',
  'vat',
  'referralRate',
] as const;
const maybeTiny: ReadonlySet<ProductColumn> = new Set(['extraRate', 'adsRate', 'couponRate']);
const moneyColumns = ['cost', 'price', 'currentPrice', 'minPrice', 'maxPrice'] as const;

const taxes: ReadonlySet<string> = new Set(['vat', 'tax', 'ضريبه', 'ضرائب']);
const without: ReadonlySet<string> = new Set(
  'excl excluding ex before without net no exclusive pre بدون قبل دون غير صافي'.split(' '),
);
const within: ReadonlySet<string> = new Set(
  'incl including inc with after inclusive gross شامل شامله مع بعد يشمل تشمل متضمن'.split(' '),
);

/** True if a header says that the sums below it include VAT; undefined if it does not say. */
function vatInHeader(header: string): 'withVat' | 'withoutVat' | undefined {
  const words = headerWords(header).flatMap((word) => [word, word.replace(/^و/u, '')]);
  if (!words.some((word) => taxes.has(word))) return undefined;
  if (words.some((word) => without.has(word))) return 'withoutVat';
  return words.some((word) => within.has(word)) ? 'withVat' : undefined;
}

const bareIn = (numbers: readonly ColumnNumber[]): ColumnNumber[] =>
  numbers.filter(({ beside, isPercent }) => beside === '' && !isPercent);

/** A share is written as it is calculated with: 0.2, and never above 1. */
const isShare = ({ value }: Pick<ColumnNumber, 'value'>): boolean => value > 0 && value <= 1;

function guessRate(
  column: (typeof rateColumns)[number],
  at: number,
  numbers: readonly ColumnNumber[],
  { headerUnits, said }: UnitSource,
): { readonly unit: ColumnUnit | undefined; readonly question: ColumnQuestion | undefined } {
  if (said[column] !== undefined) return { unit: said[column], question: undefined };
  const bare = bareIn(numbers).filter(({ value }) => value !== 0);
  const shares = bare.filter(isShare);
  const ask = (kind: 'unit' | 'mixedUnits', unit: ColumnUnit, rows: readonly ColumnNumber[]) => {
    const reason =
      kind === 'mixedUnits' ? 'twoMagnitudes' : headerUnits[at] === '%' ? 'nameAgainstValues' : 'noUnit';
    const units = unit === '%' ? (['%', 'share'] as const) : (['share', '%'] as const);
    return {
      unit,
      question: unitQuestion(at, column, kind, reason, units, { filled: numbers.length, rows }),
    };
  };
  if (shares.length === 0) return { unit: undefined, question: undefined };
  if (shares.length < bare.length) return ask('mixedUnits', '%', shares);
  // A target margin or tax below one percent is implausible; other shares may be that low.
  const isPlain = !maybeTiny.has(column) && headerUnits[at] !== '%' && shares.some(({ value }) => value < 1);
  return isPlain ? { unit: 'share', question: undefined } : ask('unit', 'share', shares);
}

const maxPercent = 100;
const fewestRows = 3;

/** The same few round numbers, whatever the product costs: a share of the price, and no sum. */
function looksLikeShare(bare: readonly ColumnNumber[], costs: ReadonlyMap<number, number>): boolean {
  if (bare.length < fewestRows || bare.some(({ value }) => value > maxPercent || value < 1)) return false;
  const paid = bare.flatMap(({ at }) => costs.get(at) ?? []);
  const spread = Math.max(...paid.slice(0, 1000)) / Math.min(...paid.slice(0, 1000));
  const kinds = new Set(bare.map(({ value }) => value)).size;
  return paid.length >= fewestRows && spread >= 3 && kinds <= Math.max(1, bare.length / 4);
}

/** 20, 25 and 30 may be riyals as well as per cent. */
const isRound = (bare: readonly ColumnNumber[]): boolean =>
  bare.every(({ value }) => value % 5 === 0 && value >= 5 && value <= maxPercent);

function guessProfit(source: UnitSource): GuessedUnits {
  const { mapping, sheet, first, headerUnits, said } = source;
  const at = mapping.profit;
  if (at === undefined) return { units: {}, questions: [] };
  const numbers = columnNumbers(sheet, first, at);
  const bare = bareIn(numbers).filter(({ value }) => value !== 0);
  const percents = numbers.filter(({ isPercent }) => isPercent);
  if (said.profit !== undefined) return { units: { profit: said.profit }, questions: [] };
  const ask = (units: readonly ColumnUnit[], isMixed: boolean): readonly ColumnQuestion[] => [
    unitQuestion(at, 'profit', isMixed ? 'mixedUnits' : 'unit', isMixed ? 'someSayUnit' : 'noUnit', units, {
      filled: numbers.length,
      rows: bare,
    }),
  ];
  if (bare.length === 0) return { units: {}, questions: [] };
  if (percents.length > 0) return { units: { profit: '%' }, questions: ask(['%', 'SAR'], true) };
  if (headerUnits[at] === 'sar') return { units: { profit: 'SAR' }, questions: [] };
  // Nobody wants a few halalas of every product.
  if (bare.every(({ value }) => isShare({ value }) && value < 1))
    return { units: { profit: 'share' }, questions: ask(['share', '%', 'SAR'], false) };
  const costs = new Map(
    mapping.cost === undefined
      ? []
      : columnNumbers(sheet, first, mapping.cost).map((each) => [each.at, each.value] as const),
  );
  if (looksLikeShare(bare, costs)) return { units: { profit: '%' }, questions: ask(['%', 'SAR'], false) };
  return { units: { profit: 'SAR' }, questions: isRound(bare) ? ask(['SAR', '%'], false) : [] };
}

/** Finds whether sums are with VAT, and rates and profits in per cent. */
function guessMoneyUnits(source: UnitSource): GuessedUnits {
  const { mapping, headers, layout, said, sheet, first } = source;
  const units: Partial<Record<ProductColumn, ColumnUnit>> = {};
  const questions: ColumnQuestion[] = [];
  for (const column of moneyColumns) {
    const at = mapping[column];
    if (at === undefined) continue;
    const unit = said[column] ?? vatInHeader(headers[at] ?? '') ?? layout?.units[column];
    if (unit !== undefined) units[column] = unit;
    else if (layout?.vatUnsaid?.includes(column) === true) {
      const numbers = columnNumbers(sheet, first, at);
      const of = { filled: numbers.length, rows: numbers };
      if (numbers.length > 0) questions.push(unitQuestion(at, column, 'unit', 'noUnit', unitsOf(column), of));
    }
  }
  for (const column of rateColumns) {
    const at = mapping[column];
    if (at === undefined) continue;
    const guess = guessRate(column, at, columnNumbers(sheet, first, at), source);
    if (guess.unit !== undefined) units[column] = guess.unit;
    if (guess.question !== undefined) questions.push(guess.question);
  }
  const profit = guessProfit(source);
  return {
    units: { ...units, ...profit.units } satisfies ColumnUnits,
    questions: [...questions, ...profit.questions],
  };
}

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

function findKind({ reason }: UnitGuess<string>): QuestionKind {
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
        findKind(guess),
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

/** The units of a sheet's columns, inferred from headers, number formats and values together, and the questions about them. */
export function guessUnits(source: UnitSource): GuessedUnits {
  const parcels = guessParcels(source);
  const money = guessMoneyUnits(source);
  return {
    units: { ...money.units, ...parcels.units },
    questions: [...parcels.questions, ...money.questions],
  };
}
