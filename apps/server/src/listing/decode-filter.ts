import { type ListFilter, listFilter } from '@saer/contract/api/list-filter';
import { AppError } from '../http/replies/app-error.ts';
import { parseInput } from '../http/mounting/parse-input.ts';

const deepest = 4;
const maxConditions = 32;
const field = 'filter';

/** The number of checks and sorts a filter causes: every operator of every column, and every order. */
const conditionsIn = ({ where = {}, order_by = {} }: ListFilter): number =>
  Object.keys(order_by).length +
  Object.values(where)
    .map((each) => (typeof each === 'object' && each !== null ? Object.keys(each).length : 1))
    .reduce((sum, each) => sum + each, 0);

/** The relations a caller names, each once; `known`: those the list has. */
function requestedRelations(names: readonly string[], known: readonly string[]): string[] {
  const unknown = names.find((each) => !known.includes(each));
  if (unknown === undefined) return [...new Set(names)];
  throw new AppError({
    code: 'unknownRelation',
    field: 'filter.relations',
    details: { relation: unknown, options: known.join(', ') || null },
  });
}

/** Looked into no further than needed: a filter may be nested until the stack is full. */
const isDeeper = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((each) => isDeeper(each, depth - 1)));

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** base64 as the specification sends it, or base64url; both with or without padding. */
function decodeBytes(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) throw new AppError({ code: 'brokenFilter', field });
  return Buffer.from(text, 'base64');
}

/** As of bodies: a condition under this name would be left out, and the filter would find everything. */
function notPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new AppError({ code: 'brokenFilter', field });
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(utf8.decode(decodeBytes(text)), notPrototype);
  } catch {
    throw new AppError({ code: 'brokenFilter', field });
  }
}

/**
 * The filter a caller sent; none sent: the first page of everything. `relations` are those the list has. Columns and operators
 * are checked where they become SQL.
 */
export function decodeFilter(text: string | undefined, relations: readonly string[] = []): ListFilter {
  if (text === undefined) return {};
  // `+` becomes a space in a URL that was not escaped.
  const value = parseJson(text.replaceAll(' ', '+'));
  if (isDeeper(value, deepest)) throw new AppError({ code: 'filterTooDeep', field });
  const filter = parseInput(listFilter, value, [field]);
  if (conditionsIn(filter) > maxConditions)
    throw new AppError({ code: 'filterTooLarge', field, details: { maximum: maxConditions } });
  return { ...filter, relations: requestedRelations(filter.relations ?? [], relations) };
}
