import type { CategoryIndex, CategoryKind } from './category-index.ts';
import { categoryTokens } from './category-term.ts';
import { stemWord } from './stem-word.ts';

/** A sub family matched by a text, with the type if the text names one. */
export interface CategoryLead {
  readonly subFamily: string;
  readonly type?: string;
}

/** Sub families and types take precedence over whole families. */
const narrowFirst: readonly (readonly CategoryKind[])[] = [['subFamily', 'type'], ['family']];

/** The sub families matched by phrases, without duplicates; a type is included if it is the only one of its sub family. */
function findLeads({ entries, phrases }: CategoryIndex, found: readonly number[]): readonly CategoryLead[] {
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
  const exact = findLeads(index, index.whole.get(tokens.join(' ')) ?? []);
  if (exact.length > 0) return exact;
  return findLeads(index, index.wholeStems.get(tokens.map(stemWord).join(' ')) ?? []);
}

/** Separators of a category path in marketplaces' files. */
const pathSign = /\s*(?:[>›»|/\\]|::)\s*/u;

/**
 * The sub families that a whole text names, in any spelling: none if it is unknown, several if it is ambiguous. For a path
 * (`Electronics > Audio > Headphones`) the narrowest known step counts. Nothing is guessed.
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
