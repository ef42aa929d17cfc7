import type { Database, Transaction } from './database.ts';

/** A query that runs at every call is put together once for a database, not each time. */
export function prepareOnce<P>(
  prepare: (db: Database | Transaction) => P,
): (db: Database | Transaction) => P {
  const kept = new WeakMap<object, P>();
  return (db) => {
    const query = kept.get(db) ?? prepare(db);
    kept.set(db, query);
    return query;
  };
}
