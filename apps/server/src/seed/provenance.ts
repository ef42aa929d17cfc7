import type { ProvenanceStatus } from '@saer/contract/provenance';

export interface Provenance {
  readonly status: ProvenanceStatus;
  readonly source: string;
  readonly note: string | null;
}

/** Notes in the gathered data that add nothing to the status. */
const plainWords = new Set(['found', 'found, conflicting', 'remembered', 'proposed']);

/** The status of a figure by the words of the gathered data; only words that begin with "found" make it a fact. */
function statusOf(words: string): ProvenanceStatus {
  if (words.startsWith('found, conflicting')) return 'conflicting';
  if (/^(found|FBA fees found)/.test(words)) return 'sourced';
  return words.startsWith('remembered') ? 'unsourced' : 'proposed';
}

/** A row's status, source and note. Words beyond the status itself go into the note. */
export function seedProvenance(
  words: string,
  source: string,
  ...notes: readonly (string | undefined)[]
): Provenance {
  const status = statusOf(words);
  const kept = [plainWords.has(words) ? undefined : words, ...notes].filter((each) => each !== undefined);
  return { status, source, note: kept.length === 0 ? null : kept.join(' · ') };
}

export const ours = (note: string | null = null): Provenance => ({
  status: 'proposed',
  source: 'Saer',
  note,
});
