import { knownLayouts } from '@saer/spreadsheet/rows/known-layouts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';

/** A known layout by its name; null: it is not one. */
export function useLayoutWords(): (layout: string | null) => string | null {
  const language = useLanguage();
  return (layout) => {
    const known = knownLayouts.find(({ code }) => code === layout);
    if (known === undefined) return null;
    return nameOf(known, language);
  };
}
