import type { ErrorDetails } from '@saer/contract/error-reply';
import type { Sheet } from '../sheet.ts';
import { unitIn, type ColumnUnits } from './column-units.ts';
import type { ColumnMapping, RowTexts } from './product-column.ts';
import type { Recognised } from './recognise-columns.ts';
import type { CurrencyAnswers } from './row-currency.ts';

/** Assumptions under which a sheet is priced, in the order in which they are said. */
export const assumptionKinds = [
  /** Sums are riyals. */
  'riyals',
  /** Sums of a `currency` were converted at a `rate`. */
  'exchangeRate',
  /** Sums of a `currency` were declared to be riyals. */
  'takenAsRiyals',
  /** Rows with sums of a `currency` were left out. */
  'currencyLeftOut',
  /** Whether the cost includes VAT. */
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
] as const;
export type AssumptionKind = (typeof assumptionKinds)[number];

export interface Assumption {
  readonly kind: AssumptionKind;
  readonly details: ErrorDetails;
}

/** Facts of a file that its rows alone do not show. */
export interface SheetFacts {
  /** The other visible sheets that look like products. */
  readonly others: readonly string[];
  readonly hiddenRows: number;
  readonly totals: number;
}

const isFilled = (row: Sheet['rows'][number] | undefined): boolean =>
  row?.some(({ value }) => value !== null && value !== '') ?? false;

/** Facts about one of the sheets of a file. */
export function sheetFacts(
  sheets: readonly {
    readonly cells: Sheet;
    readonly columns: Pick<Recognised, 'mapping' | 'headerRow' | 'totals'>;
  }[],
  index: number,
): SheetFacts {
  const others = sheets.flatMap(({ cells, columns }, at) =>
    at !== index && (columns.mapping.cost !== undefined || Object.keys(columns.mapping).length >= 3)
      ? [cells.name.slice(0, 100)]
      : [],
  );
  const own = sheets[index];
  if (own === undefined) return { others, hiddenRows: 0, totals: 0 };
  const { rows, hiddenRows = [] } = own.cells;
  const first = (own.columns.headerRow ?? -1) + 1;
  const totals = new Set(own.columns.totals);
  return {
    others,
    hiddenRows: hiddenRows.filter((at) => at >= first && !totals.has(at) && isFilled(rows[at])).length,
    totals: totals.size,
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
  const add = (kind: AssumptionKind, details: ErrorDetails = {}): void => {
    found.push({ kind, details });
  };
  add('riyals');
  for (const [currency, answer] of Object.entries(currencies)) {
    if (answer === 'riyals') add('takenAsRiyals', { currency });
    else if (answer === 'leaveOut') add('currencyLeftOut', { currency });
    else add('exchangeRate', { currency, rate: answer });
  }
  if (
    mapping.cost !== undefined &&
    mapping.costIncludesVat === undefined &&
    (defaults.costIncludesVat ?? '') === ''
  )
    add(unitIn('cost', units) === 'withVat' ? 'costWithVat' : 'costWithoutVat');
  add('perPiece');
  if (by === 'letters') add('byLetters');
  if (facts.others.length > 0)
    add('otherSheets', {
      count: facts.others.length,
      others: facts.others.slice(0, maxNamed).join(' · '),
    });
  if (facts.hiddenRows > 0) add('hiddenRows', { count: facts.hiddenRows });
  if (facts.totals > 0) add('totals', { count: facts.totals });
  return found;
}
