import { longestWord } from '@saer/contract/fees/category-word-lines';
import { recordMissedSearch } from '@saer/contract/fees/category-words';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { currentLanguage, useLanguage } from '../../lib/language/language.ts';
import {
  categoryFinder,
  type FoundCategory,
  getId,
  getLead,
  steadySearch,
  categoryWordsQuery,
} from './category-finder.ts';

/** Typing pause after which a search counts as made. */
const debounceMs = 1_500;

const counted = new Set<string>();

/** Counts a search without a result, once a visit; whether that works is nobody's concern. */
function countMiss(typed: string): void {
  const term = typed.trim();
  if (term.length < 2 || term.length > longestWord || counted.has(term)) return;
  counted.add(term);
  call(recordMissedSearch, { body: { term, language: currentLanguage() } }).catch(() => undefined);
}

interface Asked {
  readonly book: Pick<FeeBook, 'families' | 'subFamilies' | 'types'>;
  /** The selected sub family; empty for none. */
  readonly subFamily: string;
  readonly type: string;
  readonly onChoose: (subFamily: string, type: string) => void;
  /** Options when the list opens; by default every sub family of the book. */
  readonly offered?: readonly FoundCategory[];
}

/** A field in which the categories of a fee book are searched. The words for them are fetched when it is first used. */
export function useCategorySearch({ book, subFamily, type, onChoose, offered }: Asked) {
  const language = useLanguage();
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState('');
  const { data: words } = useQuery({ ...categoryWordsQuery, enabled: isUsed });
  const named = useMemo(() => categoryFinder(book, undefined, language), [book, language]);
  const worded = useMemo(
    () => (words === undefined ? undefined : categoryFinder(book, words, language)),
    [book, words, language],
  );
  const [typedBefore, setTypedBefore] = useState<string>();
  // The field's content when the search words arrived.
  if (worded !== undefined && typedBefore === undefined) setTypedBefore(typed);
  const search = useMemo(() => {
    if (worded === undefined) return named.search;
    const wasTyped = typedBefore?.trim() ?? '';
    return wasTyped === '' ? worded.search : steadySearch(named.search, worded.search, wasTyped);
  }, [named, worded, typedBefore]);

  useEffect(() => {
    if (worded === undefined || typed.trim() === '') return undefined;
    const timer = setTimeout(() => {
      if (worded.search(typed).length === 0) countMiss(typed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [worded, typed]);

  // A type found here stays in the field while it is selected.
  const [found, setFound] = useState('');
  const isFound = found !== '' && found === getId({ subFamily, type });
  const subFamilies = offered ?? named.subFamilies;
  const visible = isFound ? found : subFamily;
  return {
    /** Props of the field. */
    box: {
      value: visible === '' ? undefined : visible,
      options: isFound ? [...named.types.filter(({ id }) => id === found), ...subFamilies] : subFamilies,
      found: named.types,
      search,
      onChange: (id: string | undefined): void => {
        const lead = getLead(id ?? '');
        setFound(lead.type === undefined ? '' : (id ?? ''));
        onChoose(lead.subFamily, lead.type ?? '');
      },
    },
    /** State for the surrounding component. */
    around: {
      onFocus: () => setUsed(true),
      onInput: ({ target }: FormEvent) => setTyped(target instanceof HTMLInputElement ? target.value : ''),
    },
  };
}
