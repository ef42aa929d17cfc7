import type { ColumnUnits } from '../layouts/column-units.ts';
import type { ProductColumn, RowTexts } from '../layouts/product-column.ts';
import type { CategoryIndex } from '@saer/quoting/search/category-index';
import { categoryTerm } from '@saer/quoting/search/category-term';
import { type CategoryLead, resolveCategory } from '@saer/quoting/search/resolve-category';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { BookNames } from '../names/book-names.ts';
import type { CategoryAnswers } from '../names/category-answers.ts';
import { noonFamilies } from '../names/known-names.ts';
import { nameKey } from '../names/name-key.ts';
import { nameLike } from '../names/name-index.ts';
import { optionsLike, unknownName } from './read-named.ts';
import { memoize } from '@saer/i18n/memoize';
import { needed, type RowCells } from '../cells/row-cells.ts';

/** The data for reading categories: the fee book's names and, if available, sellers' words and this seller's own answers. */
export interface CategoryContext {
  readonly book: FeeBook;
  /** Sellers' words for categories; a function is called only if a text is none of the book's names. */
  readonly words?: CategoryIndex | (() => CategoryIndex);
  /** This seller's answers about words; they take precedence over every name. */
  readonly answers?: CategoryAnswers;
}

interface Known extends CategoryContext {
  readonly names: BookNames;
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

type Find = (known: Known, text: string) => readonly CategoryLead[];

const inFamilies = ({ subFamilies }: FeeBook, families: readonly string[]): CategoryLead[] =>
  subFamilies.filter(({ family }) => families.includes(family)).map(({ code }) => ({ subFamily: code }));

/** A saved answer applies as long as the book contains it. */
const byAnswer: Find = ({ book, answers }, text) => {
  const answer = answers?.get(categoryTerm(text));
  if (answer === undefined || !book.subFamilies.some(({ code }) => code === answer.subFamily)) return [];
  const { subFamily, type } = answer;
  const isThere = book.types.some((each) => each.code === type && each.subFamily === subFamily);
  return [isThere ? answer : { subFamily }];
};
const byWords: Find = ({ book, words }, text) =>
  words === undefined
    ? []
    : resolveCategory(typeof words === 'function' ? words() : words, text).filter(({ subFamily }) =>
        book.subFamilies.some(({ code }) => code === subFamily),
      );
const byType: Find = ({ names }, text) =>
  names.types.find(text).map(({ code, subFamily }) => ({ subFamily, type: code }));
const bySubFamily: Find = ({ names }, text) =>
  names.subFamilies.find(text).map(({ code }) => ({ subFamily: code }));
const byFamily: Find = ({ book, names }, text) =>
  inFamilies(
    book,
    names.families.find(text).map(({ code }) => code),
  );
const byNoonFamily: Find = ({ book }, text) => {
  const leads = noon.get(nameKey(text));
  if (leads === undefined) return [];
  if ('families' in leads) return inFamilies(book, leads.families);
  return book.subFamilies
    .filter(({ code }) => leads.subFamilies.includes(code))
    .map(({ code }) => ({ subFamily: code }));
};

/** Sellers name their category column as they like: a word unknown to one column may be known to another. */
const searches: Readonly<Record<CategoryColumn, readonly Find[]>> = {
  type: [byAnswer, byType, bySubFamily, byNoonFamily, byFamily, byWords],
  subFamily: [byAnswer, bySubFamily, byType, byNoonFamily, byFamily, byWords],
  family: [byAnswer, byFamily, byNoonFamily, bySubFamily, byType, byWords],
};

type LeadsOf = (column: CategoryColumn, text: string) => readonly CategoryLead[];
interface Memo {
  readonly known: Known;
  readonly findLeads: LeadsOf;
}
const memo = new WeakMap<BookNames, Memo>();

function makeLeads(known: Known): LeadsOf {
  const inColumn = (column: CategoryColumn) =>
    memoize((text: string): readonly CategoryLead[] => {
      for (const search of searches[column]) {
        const leads = search(known, text);
        if (leads.length > 0) return leads;
      }
      return [];
    });
  const columnLeads = {
    family: inColumn('family'),
    subFamily: inColumn('subFamily'),
    type: inColumn('type'),
  };
  return (column, text) => columnLeads[column](text);
}

/** The matches of a column's texts, cached while words and answers are the same. */
function leadsIn(known: Known): LeadsOf {
  const before = memo.get(known.names);
  if (before !== undefined && before.known.words === known.words && before.known.answers === known.answers)
    return before.findLeads;
  const findLeads = makeLeads(known);
  memo.set(known.names, { known, findLeads });
  return findLeads;
}

const narrowed = (leads: readonly CategoryLead[], others: readonly CategoryLead[]): readonly CategoryLead[] =>
  leads.filter(({ subFamily }) => others.some((other) => other.subFamily === subFamily));

/** Where several sub families are left, the one chosen for the whole sheet decides, if it is among them. */
function narrowedByDefault(findLeads: LeadsOf, leads: readonly CategoryLead[], text: string) {
  const chosen = text === '' ? [] : narrowed(leads, findLeads('subFamily', text));
  return chosen.length === 1 ? chosen : leads;
}

const buildIndex = (names: BookNames, column: CategoryColumn) =>
  column === 'type' ? names.types : column === 'subFamily' ? names.subFamilies : names.families;

/** The parent that contradicts a wider column, in the language in which it is written: a name's family, or a type's sub family. */
function findOwner(
  { subFamilies, families }: FeeBook,
  column: CategoryColumn,
  text: string,
  found: CategoryLead,
) {
  const subFamily = subFamilies.find(({ code }) => code === found.subFamily);
  const owner = column === 'type' ? subFamily : families.find(({ code }) => code === subFamily?.family);
  return owner === undefined ? undefined : nameLike(text, owner);
}

/** The common matches of all given columns; undefined if one of them has no match, or contradicts the others. */
function commonLeads(
  cells: RowCells,
  findLeads: LeadsOf,
  names: BookNames,
  filled: readonly CategoryColumn[],
  toText: RowCells['text'],
  book: FeeBook,
): readonly CategoryLead[] | undefined {
  let leads: readonly CategoryLead[] | undefined;
  for (const column of filled) {
    const text = toText(column);
    const found = findLeads(column, text);
    leads = leads === undefined ? found : narrowed(found, leads);
    const [contradicting] = found;
    if (leads.length === 0 && contradicting !== undefined) {
      const belongsTo = findOwner(book, column, text, contradicting);
      if (belongsTo !== undefined)
        return cells.wrong(column, unknownCodes[column], { [column]: text, belongsTo });
    }
    if (leads.length === 0)
      return unknownName(cells, column, unknownCodes[column], text, buildIndex(names, column));
  }
  return leads;
}

/** Reads family, sub family and type together: each of them narrows the others. */
export function readCategory(
  cells: RowCells,
  context: CategoryContext,
  names: BookNames,
): Category | undefined {
  const { book } = context;
  const isOwn = columns.some((column) => cells.own(column) !== '');
  const toText = isOwn ? cells.own : cells.text;
  if (columns.some(cells.isWrong)) return undefined;
  const filled = columns.filter((column) => toText(column) !== '');
  const narrowest = filled.at(-1);
  if (narrowest === undefined) return needed(cells, 'subFamily');
  const findLeads = leadsIn({ ...context, names });
  const common = commonLeads(cells, findLeads, names, filled, toText, book);
  if (common === undefined) return undefined;
  const leads = isOwn ? narrowedByDefault(findLeads, common, cells.text('subFamily')) : common;
  const meant = book.subFamilies.filter(({ code }) => leads.some(({ subFamily }) => subFamily === code));
  const [subFamily] = meant;
  if (subFamily === undefined || meant.length > 1) {
    const name = toText(narrowest);
    const at = narrowest === 'type' ? 'type' : 'subFamily';
    return cells.wrong(at, 'ambiguousName', { name, options: optionsLike(name, meant) });
  }
  const type = leads.find((lead) => lead.type !== undefined)?.type;
  return {
    subFamily: subFamily.code,
    ...(type === undefined ? {} : { type }),
    ...(filled.includes('family') ? { family: subFamily.family } : {}),
  };
}

/** The data for reading a sheet's rows. */
export interface ReadContext extends CategoryContext {
  /** Values for empty cells, such as the store chosen for the whole sheet. */
  readonly defaults: RowTexts;
  /** The unit of each column's bare numbers. */
  readonly units: ColumnUnits;
  /** Columns in which some cells say a unit, and others do not: a bare number there is doubted. */
  readonly mixed?: readonly ProductColumn[];
}
