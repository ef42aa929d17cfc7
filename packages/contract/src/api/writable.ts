import type { Endpoint } from './endpoint.ts';

const serverFields = /(?:Data|ByUser|At|By|_data|_by_user|_at|_by)$/;

type Writing = Pick<Endpoint, 'writes' | 'clearedByNull'>;

/**
 * Selects the fields that clients send to create or update a row (specification, section 5): without its `id` on create, fields
 * written by the server (names ending in Data, ByUser, At, By or their snake forms), and nulls, unless the endpoint says that null
 * clears the field. Input of other endpoints is unchanged.
 *
 * The server does not depend on it: its schemas define what may be written.
 */
export function writable({ writes, clearedByNull = [] }: Writing, body: unknown): unknown {
  if (writes === undefined || typeof body !== 'object' || body === null) return body;
  const sent = Object.entries(body).filter(
    ([name, value]) =>
      !serverFields.test(name) &&
      (value !== null || clearedByNull.includes(name)) &&
      !(writes === 'create' && name === 'id'),
  );
  return Object.fromEntries(sent);
}
