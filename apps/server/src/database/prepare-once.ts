import type { Database, Transaction } from './database.ts';

/** A query that runs on every call is built once per database. */
export function prepareOnce<P>(
  prepare: (db: Database | Transaction) => P,
): (db: Database | Transaction) => P {
  const prepared = new WeakMap<object, P>();
  return (db) => {
    const query = prepared.get(db) ?? prepare(db);
    prepared.set(db, query);
    return query;
  };
}
