import type { Endpoint } from './endpoint.ts';

const serverFields = /(?:Data|ByUser|At|By|_data|_by_user|_at|_by)$/;

type Writing = Pick<Endpoint, 'writes' | 'clearedByNull'>;

/**
 * What clients send of a row to create or update it (specification, section 5): not its `id` when it is created, no field the
 * server writes (names ending in Data, ByUser, At, By or their snake forms), and nothing that is null, unless the endpoint says
 * that null clears the field. What other endpoints are sent stays as it is.
 * The server does not depend on it: its schemas name what may be written.
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
