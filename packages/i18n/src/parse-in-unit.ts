import { heaviestWeight, longestSide } from '@saer/contract/api/limits';
import { foldArabic } from './fold-arabic.ts';
import { plainText } from './parse-decimal.ts';
import { type ParsedQuantity, parseQuantity } from './parse-money.ts';

/** A unit with its folded names and the number of smallest units in a millionth of it. */
interface Unit {
  readonly words: readonly string[];
  readonly times: bigint;
  readonly over: bigint;
}

const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' | '));
const million = 1_000_000n;

/** In millimetres. */
const sides = {
  cm: {
    words: list(
      'cm | cms | centimetre | centimetres | centimeter | centimeters',
      'سم | سنتيمتر | سنتمتر | سنتي',
    ),
    times: 10n,
    over: million,
  },
  mm: {
    words: list('mm | mms | millimetre | millimetres | millimeter | millimeters', 'مم | ملم | ملي | مليمتر'),
    times: 1n,
    over: million,
  },
  m: {
    words: list('m | metre | metres | meter | meters | م | متر | امتار'),
    times: 1000n,
    over: million,
  },
  in: { words: list('in | inch | inches | " | ″ | بوصه | انش'), times: 254n, over: 10n * million },
} as const satisfies Record<string, Unit>;

/** In grams. */
const weights = {
  g: {
    words: list(
      'g | gr | grs | gm | gms | gram | grams | gramme | grammes',
      'ج | جم | غم | غ | غرام | جرام | غراما | جراما | غرامات | جرامات',
    ),
    times: 1n,
    over: million,
  },
  kg: {
    words: list(
      'kg | kgs | kgm | kilo | kilos | kilogram | kilograms | kilogramme | kilogrammes',
      'ك | كج | كجم | كغ | كغم | كلغ | كلغم | كلجم | كيلو | كيلوجرام | كيلوغرام | كيلوجراما | كيلوغراما | كيلو جرام | كيلو غرام',
      'كيلوجرامات | كيلوغرامات',
    ),
    times: 1000n,
    over: million,
  },
  lb: {
    words: list('lb | lbs | pound | pounds | رطل | ارطال'),
    times: 45_359_237n,
    over: 100_000n * million,
  },
  oz: {
    words: list('oz | ozs | ounce | ounces | اونصه | اونصات'),
    times: 28_349_523_125n,
    over: 1_000_000_000n * million,
  },
} as const satisfies Record<string, Unit>;

export type SideUnit = keyof typeof sides;
export type WeightUnit = keyof typeof weights;

const unitsByWord = <Name extends string>(units: Readonly<Record<Name, Unit>>): ReadonlyMap<string, Unit> =>
  new Map(Object.values<Unit>(units).flatMap((unit) => unit.words.map((word) => [word, unit])));

const sideUnits = unitsByWord(sides);
const weightUnits = unitsByWord(weights);

const folded = (words: string): string => foldArabic(words.replaceAll('.', ' ')).replace(/\s+/g, ' ').trim();

/** A number with its unit behind it, or in front. */
const WITH_UNIT = /^(?<before>[\p{L}\p{M}. ]*?)(?<number>[^\p{L}\p{M}"″]*)(?<after>[\p{L}\p{M}"″. ]*)$/u;
const PLAIN = /^\d{1,9}(?:\.\d{1,6})?$/;

const notANumber = { ok: false, reason: 'notANumber' } as const;

/** Below this many grams, a fraction is not measuring noise: kilograms are meant. */
const fewestGrams = 10;
const decimals = 6;

function parseInUnits(
  text: string,
  usual: Unit,
  units: ReadonlyMap<string, Unit>,
  max: number,
): ParsedQuantity {
  let number = text;
  let unit: Unit | undefined = usual;
  if (!PLAIN.test(text)) {
    const { before = '', number: found = '', after = '' } = WITH_UNIT.exec(plainText(text))?.groups ?? {};
    const words = folded(before) || folded(after);
    if (folded(before) !== '' && folded(after) !== '') return notANumber;
    unit = words === '' ? usual : units.get(words);
    number = found.trim() === '' ? text : found;
  }
  if (unit === undefined) return notANumber;
  const parsed = parseQuantity(number, { scale: decimals, max: Number.MAX_SAFE_INTEGER, words: [] });
  if (!parsed.ok) return parsed;
  const exact = BigInt(parsed.value) * unit.times;
  const isOver = exact % unit.over !== 0n;
  const whole = Number(exact / unit.over);
  if (isOver && unit === weights.g && whole < fewestGrams) return { ok: false, reason: 'tooManyDecimals' };
  // Rounds up: a parcel must not be smaller than measured.
  const value = isOver ? whole + 1 : whole;
  return value > max ? { ok: false, reason: 'tooLarge' } : { ok: true, value };
}

/** A side with its unit, in whole millimetres; without a unit it is in centimetres. */
export const parseSideInUnit = (text: string): ParsedQuantity =>
  parseInUnits(text, sides.cm, sideUnits, longestSide);

/** A weight with its unit, in whole grams; without a unit it is in grams. */
export const parseWeightInUnit = (text: string): ParsedQuantity =>
  parseInUnits(text, weights.g, weightUnits, heaviestWeight);

const nameIn = <Name extends string>(
  units: Readonly<Record<Name, Unit>>,
  names: readonly Name[],
  words: string,
): Name | undefined => names.find((name) => units[name].words.includes(folded(words)));

/** The unit named by some words, such as those of a unit column: `pounds`. */
export const sideUnitOf = (words: string): SideUnit | undefined =>
  nameIn(sides, ['cm', 'mm', 'm', 'in'], words);
export const weightUnitOf = (words: string): WeightUnit | undefined =>
  nameIn(weights, ['g', 'kg', 'lb', 'oz'], words);

const NUMBER_THEN_WORDS = /^[^\p{L}\p{M}"″]*(?<words>[\p{L}\p{M}"″. ]+)$/u;
const wordsBeside = (text: string): string =>
  NUMBER_THEN_WORDS.exec(plainText(text))?.groups?.['words'] ?? '';

/** The unit next to a number; undefined if there is none or it is unknown. */
export const weightUnitBeside = (text: string): WeightUnit | undefined => weightUnitOf(wordsBeside(text));
