import type { ProvenanceStatus } from '@saer/contract/provenance';

export interface Backing {
  readonly status: ProvenanceStatus;
  readonly source: string;
  readonly note: string | null;
}

/** The gathered data say in words how far a figure is backed; only words that begin with "found" make it a fact. */
function statusOf(words: string): ProvenanceStatus {
  if (words.startsWith('found, conflicting')) return 'conflicting';
  if (/^(found|FBA fees found)/.test(words)) return 'found';
  return words.startsWith('remembered') ? 'remembered' : 'proposed';
}

/** A row's status, source and note. Words beyond the status itself are kept in the note. */
export function backing(words: string, source: string, ...notes: readonly (string | undefined)[]): Backing {
  const status = statusOf(words);
  const kept = [words === status || words === 'found, conflicting' ? undefined : words, ...notes].filter(
    (each) => each !== undefined,
  );
  return { status, source, note: kept.length === 0 ? null : kept.join(' · ') };
}

export const ours = (note: string | null = null): Backing => ({ status: 'proposed', source: 'Saer', note });
