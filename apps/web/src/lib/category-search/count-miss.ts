import { longestWord } from '@saer/contract/category-word-lines';
import { recordMissedSearch } from '@saer/contract/category-words';
import { call } from '../api.ts';
import { currentLanguage } from '../language.ts';

const counted = new Set<string>();

/** Counts a search without a result, once a visit; whether that works is nobody's concern. */
export function countMiss(typed: string): void {
  const term = typed.trim();
  if (term.length < 2 || term.length > longestWord || counted.has(term)) return;
  counted.add(term);
  call(recordMissedSearch, { body: { term, language: currentLanguage() } }).catch(() => undefined);
}
