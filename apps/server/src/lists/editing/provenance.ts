import { isFigure } from '@saer/contract/fees/provenance';
import { sql } from 'drizzle-orm';
import { AppError } from '../../http/replies/app-error.ts';
import type { Row } from '../listing/admin-list.ts';

/** The provenance of a figure with neither a source nor a confirmation. */
export const unconfirmed = {
  status: 'proposed',
  source: null,
  confirmedAt: null,
  confirmedBy: null,
} as const;

interface Change {
  /** The row before the change; undefined for a new row. */
  readonly before: Row | undefined;
  readonly sent: Row;
  /** Names of the values that differ. */
  readonly changed: readonly string[];
}

const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Tells whether a change invalidates a row's provenance: a figure differs and no new source comes with it. */
export function losesSource({ before, sent, changed }: Change): boolean {
  if (before === undefined || !changed.some(isFigure)) return false;
  const source = trimmedText(sent['source']);
  return source === '' || source === trimmedText(before['source']);
}

/** Rejects a row that counts as a fact without a source. */
function requireSource({ status, source }: Row): void {
  if ((status === 'sourced' || status === 'confirmed') && trimmedText(source) === '')
    throw new AppError({ code: 'required', field: 'source', details: { kind: 'text' } });
}

/**
 * The provenance of a row after a change. A figure that changes without a new source becomes `proposed` and loses its source. A row is
 * confirmed only when sent as confirmed, with a source.
 */
export function provenanceAfter(accountId: number, change: Change): Row {
  if (losesSource(change)) return unconfirmed;
  const { before, sent, changed } = change;
  const source = sent['source'] === undefined ? (before?.['source'] ?? null) : sent['source'];
  const status = sent['status'] ?? before?.['status'] ?? 'proposed';
  requireSource({ status, source });
  if (status !== 'confirmed') return { status, source, confirmedAt: null, confirmedBy: null };
  const isSame =
    before?.['status'] === 'confirmed' && !changed.some((name) => isFigure(name) || name === 'source');
  return { status, source, ...(isSame ? {} : { confirmedAt: sql`now()`, confirmedBy: accountId }) };
}
