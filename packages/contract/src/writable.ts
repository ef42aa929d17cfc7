const keptByServer = /(?:Data|ByUser|At|By|_data|_by_user|_at|_by)$/;

/**
 * What of a record is sent to be created or updated (specification, section 5): not its `id` when it is created, no field the
 * server keeps (names ending in Data, ByUser, At, By or their snake forms), and nothing that is null.
 * The server does not depend on it: its schemas name what may be written.
 */
export function writable<R extends object>(record: R, on: 'create' | 'update'): Partial<R> {
  const sent: Partial<R> = { ...record };
  for (const [name, value] of Object.entries(record)) {
    if (keptByServer.test(name) || value === null || (on === 'create' && name === 'id'))
      Reflect.deleteProperty(sent, name);
  }
  return sent;
}
