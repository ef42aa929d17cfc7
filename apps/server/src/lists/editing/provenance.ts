import { isFigure } from '@saer/contract/provenance';
import { sql } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import type { Row } from '../listing/admin-list.ts';

/** The provenance of a figure without a source or confirmation. */
export const unconfirmed = {
  status: 'proposed',
  source: null,
  confirmedAt: null,
  confirmedBy: null,
} as const;

interface Change {
  /** The row before; undefined for a new one. */
  readonly before: Row | undefined;
  readonly sent: Row;
  /** Names of the values that differ. */
  readonly changed: readonly string[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Whether a change takes a row's provenance away: a figure differs, and no new source comes with it. */
export function losesSource({ before, sent, changed }: Change): boolean {
  if (before === undefined || !changed.some(isFigure)) return false;
  const source = textOf(sent['source']);
  return source === '' || source === textOf(before['source']);
}

/** Refuses a row that counts as a fact without a source. */
export function requireSource({ status, source }: Row): void {
  if ((status === 'sourced' || status === 'confirmed') && textOf(source) === '')
    throw new AppError({ code: 'required', field: 'source', details: { kind: 'text' } });
}

/**
 * The one rule for every row with provenance. A figure that changes falls to `proposed` and loses its source, unless a new
 * source comes with the change. Nothing is confirmed that was not sent as confirmed, with a source.
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
