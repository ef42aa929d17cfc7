import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import { refusingAddress } from '../tables.ts';

type Reader = Database | Transaction;

/** Tells whether the address in a column takes mail, as far as is known. */
export const takesMail = (column: AnyPgColumn): SQL =>
  sql`not exists (select 1 from refusing_address where address = lower(${column}))`;

/** Those of some addresses that refuse mail, in lower case. */
export async function findRefusing(db: Reader, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const lower = [...new Set(addresses.map((each) => each.toLowerCase()))];
  const rows = await db
    .select({ address: refusingAddress.address })
    .from(refusingAddress)
    .where(inArray(refusingAddress.address, lower));
  return new Set(rows.map(({ address }) => address));
}

/** Since when an address refuses mail, and why; undefined: it takes it, as far as is known. */
export async function getRefusal(db: Reader, address: string) {
  const [row] = await db
    .select({ isComplaint: refusingAddress.isComplaint, since: refusingAddress.since })
    .from(refusingAddress)
    .where(eq(refusingAddress.address, address.toLowerCase()));
  return row;
}

/** Marks an address that refuses mail. What is known of it stays, unless its owner now reported mail as unwanted. */
export async function markRefusing(
  db: Reader,
  address: string,
  { isComplaint, reason }: { readonly isComplaint: boolean; readonly reason: string | null },
): Promise<void> {
  await db
    .insert(refusingAddress)
    .values({ address: address.toLowerCase(), isComplaint, reason })
    .onConflictDoUpdate({
      target: refusingAddress.address,
      set: { isComplaint, reason, since: sql`now()` },
      setWhere: sql`excluded.is_complaint and not ${refusingAddress.isComplaint}`,
    });
}

/** Takes an address for one that takes mail again; returns whether it was marked. */
export async function clearRefusing(db: Reader, address: string): Promise<boolean> {
  const cleared = await db.delete(refusingAddress).where(eq(refusingAddress.address, address.toLowerCase()));
  return (cleared.rowCount ?? 0) > 0;
}
