import type { Sheet } from '../../sheet.ts';
import { unitIn, type ColumnUnits } from '../layouts/column-units.ts';
import type { Currency } from '@saer/i18n/currency';
import type { ColumnMapping, RowTexts } from '../layouts/product-column.ts';
import type { Recognised } from './recognise-columns.ts';
import { type LeftOutReason, leftOutReasons } from './layout-rows.ts';
import type { CurrencyAnswers } from '../cells/row-currency.ts';
import type { SheetTexts } from './sheet-rows.ts';

/** Assumptions under which a sheet is priced, in the order in which they are said. */
const assumptionKinds = [
  /** Sums are riyals. */
  'riyals',
  /** Sums of a `currency` were converted at a `rate`. */
  'exchangeRate',
  /** Sums of a `currency` were declared to be riyals. */
  'takenAsRiyals',
  /** `count` rows with sums of a `currency` were left out. */
  'currencyLeftOut',
  /** The current price of `count` rows is that of a running sale, the first of which ends on the day `until`, or of one without an end. */
  'salePriceUntil',
  'salePrice',
  /** The cost includes VAT or not. */
  'costWithoutVat',
  'costWithVat',
  /** Sums are for one unit. */
  'perPiece',
  /** The cost was found by the letters of the specification's layout. */
  'byLetters',
  /** Another sheet of the file holds products too: `others`. */
  'otherSheets',
  /** `count` hidden rows were read as all others. */
  'hiddenRows',
  /** `count` rows are sums of others, and were left out. */
  'totals',
  /** `count` rows are no products in a known layout, by their reason, and were left out. */
  'imagesLeftOut',
  'parentsLeftOut',
  'optionsLeftOut',
  'templateLeftOut',
  'countriesLeftOut',
] as const;
export type AssumptionKind = (typeof assumptionKinds)[number];

export interface Assumption {
  readonly kind: AssumptionKind;
  readonly details: Readonly<Record<string, string | number>>;
}

/** Facts of a file that its rows alone do not show. */
export interface SheetFacts {
  /** The other visible sheets that look like products. */
  readonly others: readonly string[];
  readonly hiddenRows: number;
  readonly totals: number;
  /** Rows that are no products in a known layout, by their reason. */
  readonly leftOut: Readonly<Partial<Record<LeftOutReason, number>>>;
  readonly sales: {
    readonly rows: number;
    /** The day on which the first of them ends, as `2026-12-31`; null: none ends. */
    readonly until: string | null;
  };
  /** Rows left out for their currency. */
  readonly inCurrency: Readonly<Record<Currency, number>>;
}

const leftOutKinds = {
  image: 'imagesLeftOut',
  parent: 'parentsLeftOut',
  option: 'optionsLeftOut',
  template: 'templateLeftOut',
  otherCountry: 'countriesLeftOut',
} as const satisfies Record<LeftOutReason, AssumptionKind>;

/** Names the other sheets of a file that look like products. */
export const otherSheets = (
  sheets: readonly { readonly cells: Sheet; readonly columns: Pick<Recognised, 'mapping'> }[],
  index: number,
): readonly string[] =>
  sheets.flatMap(({ cells, columns: { mapping } }, at) =>
    at !== index && (mapping.cost !== undefined || Object.keys(mapping).length >= 3)
      ? [cells.name.slice(0, 100)]
      : [],
  );

/** Collects the facts about a sheet whose rows were read; `others`: the other sheets of its file. */
export function sheetFacts({ hiddenRows }: Sheet, read: SheetTexts, others: readonly string[]): SheetFacts {
  const hidden = new Set(hiddenRows);
  const { totals, leftOut, sales, inCurrency } = read;
  return {
    others,
    hiddenRows: hidden.size === 0 ? 0 : read.rows.filter(({ at }) => hidden.has(at)).length,
    totals: totals.length,
    leftOut: Object.fromEntries(
      leftOutReasons.flatMap((reason) => {
        const count = leftOut.filter((row) => row.reason === reason).length;
        return count === 0 ? [] : [[reason, count]];
      }),
    ),
    sales: { rows: sales.rows.length, until: sales.ends?.first ?? null },
    inCurrency,
  };
}

const maxNamed = 5;

/** Lists the assumptions about a sheet as it is read now; to be said before its prices are shown. */
export function assumptionsOf(
  facts: SheetFacts,
  {
    mapping,
    units,
    currencies = {},
    by,
    defaults,
  }: {
    readonly mapping: ColumnMapping;
    readonly units: ColumnUnits;
    readonly currencies?: CurrencyAnswers;
    readonly by: Recognised['by'];
    readonly defaults: RowTexts;
  },
): readonly Assumption[] {
  const found: Assumption[] = [];
  const add = (kind: AssumptionKind, details: Assumption['details'] = {}): void => {
    found.push({ kind, details });
  };
  add('riyals');
  for (const [currency, answer] of Object.entries(currencies)) {
    if (answer === 'riyals') add('takenAsRiyals', { currency });
    else if (answer === 'leaveOut') {
      // Before the rows are counted, and where there are none, nothing is said of them.
      const count = facts.inCurrency[currency];
      if (count !== undefined) add('currencyLeftOut', { currency, count });
    } else add('exchangeRate', { currency, rate: answer });
  }
  if (
    mapping.cost !== undefined &&
    mapping.costIncludesVat === undefined &&
    (defaults.costIncludesVat ?? '') === ''
  )
    add(unitIn('cost', units) === 'withVat' ? 'costWithVat' : 'costWithoutVat');
  if (facts.sales.rows > 0) {
    const { rows: count, until } = facts.sales;
    if (until === null) add('salePrice', { count });
    else add('salePriceUntil', { count, until });
  }
  add('perPiece');
  if (by === 'letters') add('byLetters');
  if (facts.others.length > 0)
    add('otherSheets', {
      count: facts.others.length,
      others: facts.others.slice(0, maxNamed).join(' · '),
    });
  if (facts.hiddenRows > 0) add('hiddenRows', { count: facts.hiddenRows });
  if (facts.totals > 0) add('totals', { count: facts.totals });
  for (const reason of leftOutReasons) {
    const count = facts.leftOut[reason];
    if (count !== undefined) add(leftOutKinds[reason], { count });
  }
  return found;
}
