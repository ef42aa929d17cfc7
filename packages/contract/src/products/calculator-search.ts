import * as z from 'zod/mini';
import { type Draft, draftFieldNames, type DraftField, draftFields, emptyDraft } from './calculator-draft.ts';

/** The form's state in the URL: text only, defaults omitted. */
export type CalculatorSearch = { readonly [K in DraftField]?: Draft[K] };

/** A form read from a URL. `refused`: the fields with invalid values, which fell back to their defaults. */
export interface ReadSearch {
  readonly search: CalculatorSearch;
  readonly refused: readonly DraftField[];
}

/** Reads an address field by field, so that one bad value costs one field and never the page. */
export function readSearch(raw: Readonly<Record<string, unknown>>): ReadSearch {
  const search: Record<string, unknown> = {};
  const refused: DraftField[] = [];
  for (const field of draftFieldNames) {
    const value = raw[field];
    if (value === undefined) continue;
    const read = z.safeParse(draftFields[field], asText(value));
    if (read.success) search[field] = read.data;
    else refused.push(field);
  }
  return { search, refused };
}

/** The URL of a form, with defaults omitted. */
export function writeSearch(draft: Draft): CalculatorSearch {
  return Object.fromEntries(
    draftFieldNames
      .filter((field) => draft[field] !== emptyDraft[field])
      .map((field) => [field, draft[field]]),
  );
}

/** The whole form behind an address. */
export const draftOf = (search: CalculatorSearch): Draft => ({ ...emptyDraft, ...search });

/** The query of a link that opens this form. */
export const searchQuery = (draft: Draft): string => new URLSearchParams(writeSearch(draft)).toString();

// A router parses `cost=25` as a number; the form stores text.
const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
