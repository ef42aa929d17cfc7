import type { ProvenanceStatus } from '@saer/contract/fees/provenance';

export interface Provenance {
  readonly status: ProvenanceStatus;
  readonly source: string;
  readonly note: string | null;
}

/** Status texts of the collected data that carry no further information. */
const plainWords = new Set(['found', 'found, conflicting', 'remembered', 'proposed']);

/** Derives a status from the text in the collected data; only text that begins with "found" makes a fact. */
function statusOf(words: string): ProvenanceStatus {
  if (words.startsWith('found, conflicting')) return 'conflicting';
  if (/^(found|FBA fees found)/.test(words)) return 'sourced';
  return words.startsWith('remembered') ? 'unsourced' : 'proposed';
}

/** Builds a row's provenance. Text beyond the status itself goes into the note. */
export function seedProvenance(
  words: string,
  source: string,
  ...notes: readonly (string | undefined)[]
): Provenance {
  const status = statusOf(words);
  const notesBeyondStatus = [plainWords.has(words) ? undefined : words, ...notes].filter(
    (each) => each !== undefined,
  );
  return { status, source, note: notesBeyondStatus.length === 0 ? null : notesBeyondStatus.join(' · ') };
}

export const proposedByUs = (note: string | null = null): Provenance => ({
  status: 'proposed',
  source: 'Saer',
  note,
});
