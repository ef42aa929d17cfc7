import type { CategoryIndex, CategoryKind } from './category-index.ts';
import { categoryTokens } from './category-term.ts';
import { stemWord } from './stem-word.ts';

/** A sub family that a text leads to, by way of a type where it names one. */
export interface CategoryLead {
  readonly subFamily: string;
  readonly type?: string;
}

/** What names a sub family or a type is meant before what names a whole family. */
const narrowFirst: readonly (readonly CategoryKind[])[] = [['subFamily', 'type'], ['family']];

/** The sub families that phrases lead to, each once; a type is told where it is the only one of its sub family. */
function leadsOf({ entries, phrases }: CategoryIndex, found: readonly number[]): readonly CategoryLead[] {
  const named = [...new Set(found.map((at) => phrases[at]?.entry))].flatMap((at) =>
    at === undefined ? [] : (entries[at] ?? []),
  );
  const kinds = narrowFirst.find((each) => named.some(({ kind }) => each.includes(kind))) ?? [];
  const meant = named.filter(({ kind }) => kinds.includes(kind));
  return [...new Set(meant.flatMap(({ subFamilies }) => subFamilies))].map((subFamily) => {
    const types = meant.filter(({ kind, subFamilies }) => kind === 'type' && subFamilies.includes(subFamily));
    const [type] = types;
    return type === undefined || types.length > 1 ? { subFamily } : { subFamily, type: type.code };
  });
}

function leadsOfWhole(index: CategoryIndex, text: string): readonly CategoryLead[] {
  const tokens = categoryTokens(text);
  const exact = leadsOf(index, index.whole.get(tokens.join(' ')) ?? []);
  if (exact.length > 0) return exact;
  return leadsOf(index, index.wholeStems.get(tokens.map(stemWord).join(' ')) ?? []);
}

/** Between the steps of a category path, as marketplaces write them. */
const pathSign = /\s*(?:[>›»|/\\]|::)\s*/u;

/**
 * The sub families that a text names as a whole, however it is spelt: none where it is unknown, several where it may mean more
 * than one. Of a path (`Electronics > Audio > Headphones`) the narrowest step that is known counts. Nothing is guessed.
 */
export function resolveCategory(index: CategoryIndex, text: string): readonly CategoryLead[] {
  const whole = leadsOfWhole(index, text);
  if (whole.length > 0) return whole;
  const steps = text.split(pathSign).filter((step) => step !== '');
  if (steps.length < 2) return [];
  for (const step of steps.toReversed()) {
    const leads = leadsOfWhole(index, step);
    if (leads.length > 0) return leads;
  }
  return [];
}
