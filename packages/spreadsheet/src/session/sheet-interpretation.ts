import type { SheetFacts } from '../rows/recognise/assumptions.ts';
import type { ColumnQuestion } from '../rows/cells/column-question.ts';
import type { ColumnUnits } from '../rows/layouts/column-units.ts';
import { knownLayouts } from '../rows/layouts/known-layouts.ts';
import type { ColumnMapping, RowTexts } from '../rows/layouts/product-column.ts';
import type { CurrencyAnswers } from '../rows/cells/row-currency.ts';
import type { SheetBlock } from '../rows/recognise/sheet-blocks.ts';

/** The content of one sheet of a file, before any corrections. */
export interface DetectedSheet {
  readonly name: string;
  readonly rows: number;
  /** The header row, from 0; null if there is none. */
  readonly headerRow: number | null;
  readonly headers: readonly string[];
  /** Identifies sheets of one kind, so that saved answers apply again; null without headers. */
  readonly headersKey: string | null;
  readonly mapping: ColumnMapping;
  readonly units: ColumnUnits;
  readonly ignored: readonly number[];
  readonly questions: readonly ColumnQuestion[];
  /** Further tables below, each with headers of its own. */
  readonly blocks: readonly SheetBlock[];
  readonly layout: string | null;
  readonly by: 'headers' | 'letters';
  /** Facts that its rows alone do not show. */
  readonly facts: SheetFacts;
  /** Somebody has assigned its columns before. */
  readonly isRemembered: boolean;
  /** The first values of each column. */
  readonly examples: readonly (readonly string[])[];
  /** Its first rows with content: any of them may be the header row. */
  readonly firstRows: readonly { readonly at: number; readonly text: string }[];
}

/** Interpretation of a sheet: the choices for its columns, and values for the whole of it. */
export interface SheetInterpretation {
  readonly sheet: number;
  readonly headerRow: number | null;
  readonly mapping: ColumnMapping;
  /** The unit of each column's bare numbers. */
  readonly units: ColumnUnits;
  /** Further tables below, each with headers of its own. */
  readonly blocks: readonly SheetBlock[];
  /** Answers about sums in other currencies. */
  readonly currencies: CurrencyAnswers;
  /** Columns with values that are left out on purpose, by place. */
  readonly ignored: readonly number[];
  /** Columns with an answered question, by position. */
  readonly answered: readonly number[];
  /** Somebody has seen the columns: nobody is asked where all of them are recognised. */
  readonly areColumnsSeen: boolean;
  /** Missing values of rows are taken from the seller's saved products; null for the default, which does so if any matches. */
  readonly fillFromProducts: boolean | null;
  /** Values for empty cells. */
  readonly defaults: RowTexts;
}

/** Reads a sheet as it was found, before anybody chooses otherwise. The file of one store is of that store. */
export function initialInterpretation(
  found: DetectedSheet,
  index: number,
  defaults: RowTexts,
): SheetInterpretation {
  const { headerRow, mapping, units, blocks, ignored, layout } = found;
  const store = knownLayouts.find(({ code }) => code === layout)?.store ?? null;
  const isStoreKnown = store !== null && mapping.store === undefined;
  return {
    sheet: index,
    headerRow,
    mapping,
    units,
    blocks,
    currencies: {},
    ignored,
    answered: [],
    areColumnsSeen: false,
    fillFromProducts: null,
    defaults: isStoreKnown ? { ...defaults, store } : defaults,
  };
}
