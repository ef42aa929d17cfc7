import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { KeyedTable } from '../listing/admin-list.ts';

const longest = 60;

/** Derives a code from an English name: `Home & kitchen` becomes `home_kitchen`. */
function codeFrom(nameEn: string): string {
  const words = nameEn
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return (/^[a-z]/.test(words) ? words : `n_${words}`).slice(0, longest).replace(/_+$/, '');
}

/** Generates a code that no row has yet: `toys`, `toys_2`, … `among`: limits the rows compared. */
export async function generateCode(
  tx: Transaction,
  table: KeyedTable,
  nameEn: string,
  among: SQL = sql`true`,
): Promise<string> {
  const code = codeFrom(nameEn);
  const { rows } = await tx.execute<{ code: string }>(
    sql`select code from ${table} where ${among} and (code = ${code} or code ~ ${`^${code}_[0-9]+$`})`,
  );
  const taken = new Set(rows.map((row) => row.code));
  if (!taken.has(code)) return code;
  let number = 2;
  while (taken.has(`${code}_${number}`)) number += 1;
  return `${code}_${number}`;
}
