import { sql } from 'drizzle-orm';
import { AppError } from '../../http/app-error.ts';
import type { Row } from '../listing/relations.ts';

/** What can be said of a row without saying that its figures are right. */
const besides = new Set(['position', 'active', 'note']);

/** Refuses a row that is said to be found where nobody says by whom. */
export function requireSource(row: Row): void {
  const { status, source } = row;
  if (status === 'found' && (typeof source !== 'string' || source.trim() === ''))
    throw new AppError({ code: 'required', field: 'source', details: { kind: 'text' } });
}

/** Who confirmed a row and when: whoever last wrote a figure of it while it is confirmed. */
export function confirmation(accountId: number, row: Row, changed: Iterable<string>): Row {
  if (!('status' in row)) return {};
  if (row['status'] !== 'confirmed') return { confirmedAt: null, confirmedBy: null };
  const isOnlyBesides = [...changed].every((name) => besides.has(name));
  return isOnlyBesides ? {} : { confirmedAt: sql`now()`, confirmedBy: accountId };
}
