import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell, CellValue } from '../../sheet.ts';
import { percent, sheetOf } from '../testing/sheet-of.ts';
import { productSheet } from '../../read-product-sheets.ts';

type Row = readonly (CellValue | Cell)[];

/** The inferred units and the questions of a sheet: by column and reason. */
function guessed(header: readonly string[], rows: readonly Row[]) {
  const { units, questions } = productSheet(sheetOf([header, ...rows])).columns;
  return { units, asked: questions.map(({ column, kind, reason }) => `${column} ${kind} ${reason}`) };
}

const weights = (header: string, ...values: readonly (CellValue | Cell)[]) => {
  const { units, asked } = guessed(
    ['Name', header, 'Cost'],
    values.map((value, at) => [`Product ${at + 1}`, value, 20 + at]),
  );
  return [units.weight, ...asked];
};

describe('the unit of weights without sizes', () => {
  test.each([
    ['small whole numbers are asked about', 'Weight', [10, 3, 2], ['kg', 'weight unit noUnit']],
    ['parts of a gram are kilograms', 'Weight', [0.3748, 1.2, 0.05], ['kg']],
    ['hundreds are grams', 'Weight', [850, 300, 1200], ['g']],
    ['the header says kilograms', 'الوزن بالكيلو', [10, 3, 2], ['kg']],
    ['the header says kilograms in brackets', 'Weight (KG)', [10, 0.3, 2], ['kg']],
    ['the header says grams', 'الوزن بالجرام', [100, 300, 50], ['g']],
    [
      'grams by name that are kilograms',
      'Weight (g)',
      [0.35, 0.5, 1.2],
      ['kg', 'weight unit nameAgainstValues'],
    ],
    ['grams by name that are hardly any', 'Weight (g)', [10, 3, 2], ['kg', 'weight unit nameAgainstValues']],
    [
      'kilograms by name that are tons',
      'Weight (kg)',
      [850, 300, 1200],
      ['g', 'weight unit nameAgainstValues'],
    ],
    ['pounds', 'Weight (lbs)', [2, 1.5, 4], ['lb']],
    ['cells that say theirs', 'Weight', ['0.5 kg', '٥٠٠ جم', '2 كيلو'], ['kg']],
    ['formats that say theirs', 'Weight', [{ value: 2, isPercent: false, unit: 'kg' }], ['kg']],
    ['some cells that say theirs', 'Weight', ['0.5 kg', 300, 400], ['g', 'weight mixedUnits someSayUnit']],
    ['two magnitudes', 'Weight', [0.5, 0.7, 850, 300], ['g', 'weight mixedUnits twoMagnitudes']],
    ['a few small ones among grams', 'Weight', [2, 450, 850, 300], ['g', 'weight mixedUnits twoMagnitudes']],
  ] as const)('%s', (_, header, values, expected) => {
    const [unit, ...asked] = weights(header, ...values);
    if (expected.length > 1 || values.some((value) => typeof value === 'number'))
      expect([unit, ...asked]).toEqual(expected);
    else expect(asked).toEqual([]);
  });
});

const sized = ['Name', 'Length', 'Width', 'Height', 'Weight', 'Cost'];

test('grams by name, and sides that would have to be millimetres for it: both are asked about', () => {
  const header = sized.map((name) => (name === 'Weight' ? 'Weight (g)' : name));
  const rows = [10, 3, 2].map((weight, at) => [`Product ${at}`, 20, 15, 10, weight, 20]);
  expect(guessed(header, rows)).toEqual({
    units: { weight: 'kg', longestSide: 'cm', medianSide: 'cm', shortestSide: 'cm' },
    asked: ['longestSide unit noUnit', 'weight unit nameAgainstValues'],
  });
});

const namedRows = (...each: readonly Row[]) => each.map((row, at) => [`Product ${at}`, ...row, 20]);

describe('the unit of weights with sizes', () => {
  test('is plausible for parcels of that size', () => {
    expect(guessed(sized, namedRows([20, 15, 10, 400], [30, 20, 5, 250])).units).toMatchObject({
      weight: 'g',
      longestSide: 'cm',
    });
    expect(guessed(sized, namedRows([20, 15, 10, 400], [30, 20, 5, 250])).asked).toEqual([]);
    expect(guessed(sized, namedRows([60, 30, 20, 0.5], [30, 20, 15, 0.25]))).toMatchObject({
      units: { weight: 'kg', longestSide: 'cm' },
      asked: [],
    });
    // 10 g in 6 × 3 × 2 cm is as likely as 10 kg in 60 × 30 × 20 cm.
    expect(guessed(sized, namedRows([60, 30, 20, 10], [30, 20, 10, 3])).asked).toEqual([
      'weight unit noUnit',
    ]);
    const named = ['Name', 'Length (cm)', 'Width (cm)', 'Height (cm)', 'Weight', 'Cost'];
    expect(guessed(named, namedRows([60, 30, 20, 10], [30, 20, 10, 3]))).toMatchObject({
      units: { weight: 'kg' },
      asked: [],
    });
    const grams = ['Name', 'Length (cm)', 'Width (cm)', 'Height (cm)', 'Weight (g)', 'Cost'];
    expect(guessed(grams, namedRows([60, 30, 20, 10], [30, 20, 10, 3])).asked).toEqual([
      'weight unit nameAgainstValues',
    ]);
  });

  test('rows of another unit are marked', () => {
    const all = Array.from({ length: 40 }, (_, at) => [
      `P${at}`,
      20,
      15,
      10,
      at % 8 === 3 ? 0.4 : 400 + at,
      20,
    ]);
    const { questions, units } = productSheet(sheetOf([sized, ...all])).columns;
    expect(units.weight).toBe('g');
    expect(questions).toMatchObject([
      {
        kind: 'mixedUnits',
        column: 'weight',
        evidence: { doubted: 5, rows: [4, 12, 20, 28, 36], filled: 40 },
      },
    ]);
  });

  test.each([
    ['Length (in)', 'Width (in)', 'Height (in)', 'in'],
    ['length_in', 'width_in', 'height_in', 'in'],
    ['الطول بالبوصة', 'العرض بالبوصة', 'الارتفاع بالبوصة', 'in'],
    ['Length (mm)', 'Width (mm)', 'Height (mm)', 'mm'],
    ['Length (m)', 'Width (m)', 'Height (m)', 'm'],
  ])('%s is read in its unit, or asked about', (length, width, height, unit) => {
    const values = unit === 'm' ? [0.3, 0.2, 0.1] : unit === 'mm' ? [300, 200, 100] : [12, 8, 4];
    expect(
      guessed(['Name', length, width, height, 'Weight (g)', 'Cost'], namedRows([...values, 900])),
    ).toEqual({
      units: { weight: 'g', longestSide: unit, medianSide: unit, shortestSide: unit },
      asked: [],
    });
  });

  test('millimetres are not read as metres', () => {
    const rows = [
      ['A', 300, 200, 100, 400, 20],
      ['B', 250, 150, 80, 900, 20],
      ['C', 400, 300, 50, 1200, 30],
    ];
    expect(guessed(sized, rows)).toEqual({
      units: { weight: 'g', longestSide: 'mm', medianSide: 'mm', shortestSide: 'mm' },
      asked: ['longestSide unit noUnit'],
    });
  });
});

const profits = (header: string, ...values: readonly (CellValue | Cell)[]) => {
  const { units, questions } = productSheet(
    sheetOf([['Name', 'Cost', header], ...values.map((value, at) => [`P${at}`, 10 * 2 ** at, value])]),
  ).columns;
  return [units, questions.map(({ kind, reason, evidence }) => [kind, reason, evidence.rows])];
};

const unitsOf = (...headers: readonly string[]) =>
  productSheet(
    sheetOf([
      ['Name', ...headers],
      ['A', 10, 20],
    ]),
  ).columns.units;

describe('the unit of rates and profits', () => {
  test('a bare number among percentages is marked', () => {
    expect(profits('Required profit', 20, '20%', percent(0.2), '٢٠٪')).toEqual([
      { profit: '%' },
      [['mixedUnits', 'someSayUnit', [1]]],
    ]);
  });

  test('sums are sums, and equal small values are asked about', () => {
    expect(profits('Required profit', 12.5, 31, 8, 44)).toEqual([{ profit: 'SAR' }, []]);
    expect(profits('Required profit', 0.2, 0.25)).toEqual([
      { profit: 'share' },
      [['unit', 'noUnit', [1, 2]]],
    ]);
    expect(profits('Required profit (SAR)', 20, 20, 20, 20)).toEqual([{ profit: 'SAR' }, []]);
    expect(profits('Required profit', 20, 20, 20, 20)).toEqual([
      { profit: '%' },
      [['unit', 'noUnit', [1, 2, 3, 4]]],
    ]);
  });

  test('shares are not read as parts of a per cent', () => {
    expect(profits('Target margin', 0.2, 0.25, 0.15)).toEqual([{ marginRate: 'share' }, []]);
    expect(profits('Target margin', 20, 25, 15)).toEqual([{}, []]);
    expect(profits('Target margin', 0.2, 25, 15)).toEqual([
      { marginRate: '%' },
      [['mixedUnits', 'twoMagnitudes', [1]]],
    ]);
    expect(profits('Target margin (%)', 0.2, 0.25)).toEqual([
      { marginRate: 'share' },
      [['unit', 'nameAgainstValues', [1, 2]]],
    ]);
  });

  test('VAT is read from the header', () => {
    expect(unitsOf('Cost excl. VAT', 'Price incl VAT')).toMatchObject({
      cost: 'withoutVat',
      currentPrice: 'withVat',
    });
    expect(unitsOf('التكلفة شاملة الضريبة', 'السعر بدون الضريبة')).toMatchObject({
      cost: 'withVat',
      currentPrice: 'withoutVat',
    });
    expect(unitsOf('Cost', 'Price')).toEqual({});
  });
});

/** Kilograms as scales show them, to so many places; nobody writes 20 g as a whole kilogram. */
const kilograms = (grams: number, decimals: number): number => {
  const value = Number((grams / 1000).toFixed(decimals));
  return value * 1000 < grams / 2 || value * 1000 > grams * 2 ? grams / 1000 : value;
};

const sidesOf = ({ grams: mass, density: thick, flat }: { grams: number; density: number; flat: number }) => {
  const side = Math.cbrt(mass / thick / flat);
  return [side, side, side * flat].map((each) => Math.max(1, Math.round(each)));
};

/** Right, or asked: never silently wrong. */
const isSafe = (header: readonly string[], rows: readonly Row[], unit: 'g' | 'kg'): boolean => {
  const { units, questions } = productSheet(sheetOf([header, ...rows])).columns;
  return (units.weight ?? 'g') === unit || questions.some(({ column }) => column === 'weight');
};

describe('generated sheets', () => {
  const grams = fc.integer({ min: 20, max: 40_000 });
  const density = fc.double({ min: 0.03, max: 2, noNaN: true });
  const products = fc.array(
    fc.record({ grams, density, flat: fc.double({ min: 0.15, max: 1, noNaN: true }) }),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  const decimals = fc.constantFrom(0, 1, 2, 3);

  test.each(['g', 'kg'] as const)('of %s are guessed right or asked about, without sizes', (unit) => {
    fc.assert(
      fc.property(products, decimals, (all, digits) => {
        const rows = all.map(({ grams: mass }, at) => [
          `P${at}`,
          unit === 'g' ? mass : kilograms(mass, digits),
          20,
        ]);
        expect(isSafe(['Name', 'Weight', 'Cost'], rows, unit)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test.each(['g', 'kg'] as const)('of %s are guessed right or asked about, with sizes', (unit) => {
    fc.assert(
      fc.property(products, decimals, fc.boolean(), (all, digits, isNamed) => {
        const header = isNamed
          ? ['Name', 'Length (cm)', 'Width (cm)', 'Height (cm)', 'Weight', 'Cost']
          : sized;
        const rows = all.map((each, at) => [
          `P${at}`,
          ...sidesOf(each),
          unit === 'g' ? each.grams : kilograms(each.grams, digits),
          20,
        ]);
        expect(isSafe(header, rows, unit)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

const weighed = (...values: readonly number[]) =>
  sheetOf([['Name', 'Weight', 'Cost', 'Shelf'], ...values.map((value, at) => [`P${at}`, value, 20, 'A7'])]);

describe('a saved answer', () => {
  const answers = {
    mapping: { name: 0, weight: 1, cost: 2 },
    units: { weight: 'kg' },
    ignored: [3],
  } as const;

  test('is not asked again, unless the values contradict', () => {
    const first = productSheet(weighed(10, 3, 2)).columns;
    expect(first.questions.map(({ kind, index }) => [kind, index])).toEqual([
      ['unit', 1],
      ['unassigned', 3],
    ]);
    const again = productSheet(weighed(10, 3, 2), first).withAnswers(answers).columns;
    expect(again).toMatchObject({ units: { weight: 'kg' }, ignored: [3], questions: [], isRemembered: true });
    const other = weighed(850, 300, 400);
    expect(productSheet(other).withAnswers(answers).columns.questions).toMatchObject([
      { column: 'weight', kind: 'unit', reason: 'nameAgainstValues', units: ['g', 'kg'] },
    ]);
  });

  test('leaves new columns to be asked about', () => {
    const wider = sheetOf([
      ['Name', 'Weight', 'Cost', 'Shelf', 'Mystery'],
      ['A', 0.4, 20, 'A7', 7],
    ]);
    expect(productSheet(wider).withAnswers(answers).columns.questions).toMatchObject([
      { index: 4, kind: 'unassigned', reason: 'unknownName', evidence: { examples: ['7'] } },
    ]);
  });
});
