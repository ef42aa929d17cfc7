import type { FeeBook } from '@saer/contract/fee-book';
import type { BookNames } from './book-names.ts';
import { noonFamilies } from './known-names.ts';
import { nameKey } from './name-key.ts';
import { optionsLike, unknownName } from './read-named.ts';
import { remembering } from './remembering.ts';
import { needed, type RowCells } from './row-cells.ts';

/** A sub family that a text may lead to, by way of a type where it names one. */
interface Lead {
  readonly subFamily: string;
  readonly type?: string;
}

/** Where a product belongs. */
export interface Category {
  readonly family?: string;
  readonly subFamily: string;
  readonly type?: string;
}

/** From the widest to the narrowest. */
const columns = ['family', 'subFamily', 'type'] as const;
type CategoryColumn = (typeof columns)[number];
const unknownCodes = { type: 'unknownType', subFamily: 'unknownSubFamily', family: 'unknownFamily' } as const;

const noon = new Map(Object.entries(noonFamilies).map(([name, leads]) => [nameKey(name), leads]));

type Find = (book: FeeBook, names: BookNames, text: string) => readonly Lead[];

const inFamilies = ({ subFamilies }: FeeBook, families: readonly string[]): Lead[] =>
  subFamilies.filter(({ family }) => families.includes(family)).map(({ code }) => ({ subFamily: code }));

const byType: Find = (_, { types }, text) =>
  types.find(text).map(({ code, subFamily }) => ({ subFamily, type: code }));
const bySubFamily: Find = (_, { subFamilies }, text) =>
  subFamilies.find(text).map(({ code }) => ({ subFamily: code }));
const byFamily: Find = (book, { families }, text) =>
  inFamilies(
    book,
    families.find(text).map(({ code }) => code),
  );
const byNoonFamily: Find = (book, _, text) => {
  const leads = noon.get(nameKey(text));
  if (leads === undefined) return [];
  if ('families' in leads) return inFamilies(book, leads.families);
  return book.subFamilies
    .filter(({ code }) => leads.subFamilies.includes(code))
    .map(({ code }) => ({ subFamily: code }));
};

/** People keep one list and call it what they like: what a column does not know may be known to another. */
const searches: Readonly<Record<CategoryColumn, readonly Find[]>> = {
  type: [byType, bySubFamily, byNoonFamily, byFamily],
  subFamily: [bySubFamily, byType, byNoonFamily, byFamily],
  family: [byFamily, byNoonFamily, bySubFamily, byType],
};

type LeadsOf = (column: CategoryColumn, text: string) => readonly Lead[];
const made = new WeakMap<BookNames, LeadsOf>();

function makeLeads(book: FeeBook, names: BookNames): LeadsOf {
  const inColumn = (column: CategoryColumn) =>
    remembering((text: string): readonly Lead[] => {
      for (const search of searches[column]) {
        const leads = search(book, names, text);
        if (leads.length > 0) return leads;
      }
      return [];
    });
  const known = { family: inColumn('family'), subFamily: inColumn('subFamily'), type: inColumn('type') };
  return (column, text) => known[column](text);
}

/** Where the texts of a column lead to, looked up once each. */
function leadsIn(book: FeeBook, names: BookNames): LeadsOf {
  const known = made.get(names);
  if (known !== undefined) return known;
  const leads = makeLeads(book, names);
  made.set(names, leads);
  return leads;
}

const narrowed = (leads: readonly Lead[], others: readonly Lead[]): readonly Lead[] =>
  leads.filter(({ subFamily }) => others.some((other) => other.subFamily === subFamily));

/** Where several sub families are left, the one chosen for the whole sheet decides, if it is among them. */
function narrowedByDefault(leadsOf: LeadsOf, leads: readonly Lead[], text: string) {
  const chosen = text === '' ? [] : narrowed(leads, leadsOf('subFamily', text));
  return chosen.length === 1 ? chosen : leads;
}

const indexOf = (names: BookNames, column: CategoryColumn) =>
  column === 'type' ? names.types : column === 'subFamily' ? names.subFamilies : names.families;

/** What all given columns together lead to; undefined: one of them knows no such name, or contradicts the others. */
function commonLeads(
  cells: RowCells,
  leadsOf: LeadsOf,
  names: BookNames,
  given: readonly CategoryColumn[],
  textOf: RowCells['text'],
): readonly Lead[] | undefined {
  let leads: readonly Lead[] | undefined;
  for (const column of given) {
    const text = textOf(column);
    const found = leadsOf(column, text);
    leads = leads === undefined ? found : narrowed(found, leads);
    if (leads.length === 0)
      return unknownName(cells, column, unknownCodes[column], text, indexOf(names, column));
  }
  return leads;
}

/** Reads family, sub family and type together: whichever is given leads to the others. */
export function readCategory(cells: RowCells, book: FeeBook, names: BookNames): Category | undefined {
  const isOwn = columns.some((column) => cells.own(column) !== '');
  const textOf = isOwn ? cells.own : cells.text;
  if (columns.some(cells.isWrong)) return undefined;
  const given = columns.filter((column) => textOf(column) !== '');
  const narrowest = given.at(-1);
  if (narrowest === undefined) return needed(cells, 'subFamily');
  const leadsOf = leadsIn(book, names);
  const common = commonLeads(cells, leadsOf, names, given, textOf);
  if (common === undefined) return undefined;
  const leads = isOwn ? narrowedByDefault(leadsOf, common, cells.text('subFamily')) : common;
  const meant = book.subFamilies.filter(({ code }) => leads.some(({ subFamily }) => subFamily === code));
  const [subFamily] = meant;
  if (subFamily === undefined || meant.length > 1) {
    const name = textOf(narrowest);
    const at = narrowest === 'type' ? 'type' : 'subFamily';
    return cells.wrong(at, 'ambiguousName', { name, options: optionsLike(name, meant) });
  }
  const type = leads.find((lead) => lead.type !== undefined)?.type;
  return {
    subFamily: subFamily.code,
    ...(type === undefined ? {} : { type }),
    ...(given.includes('family') ? { family: subFamily.family } : {}),
  };
}
