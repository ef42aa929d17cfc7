import type { Database, Transaction } from '../../database/database.ts';
import type { ObjectStore } from '../drivers/object-store.ts';

/** Dependencies of saving and reading files. */
export interface FileContext {
  readonly db: Database;
  readonly store: ObjectStore;
  /** Refuses bytes beyond those that an account may store. */
  readonly requireSpace: (
    tx: Transaction,
    ownerId: number,
    bytes: { readonly used: number; readonly added: number },
  ) => Promise<void>;
}
