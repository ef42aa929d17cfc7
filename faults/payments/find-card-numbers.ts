import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cardNumbersIn as numbersIn } from '../../apps/server/src/integrations/gateway/testing/simulator.ts';
import type { World } from './world.ts';

/** Saudi mobile numbers, and the gateway's own numbers of 18 digits: every tenth passes the check of card numbers by chance. */
const isOther = (number: string): boolean => /^9665\d{8}$/.test(number) || number.length === 18;

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Numbers in a text that could be a card's. */
export const cardNumbersIn = (text: string): readonly string[] =>
  numbersIn(text.replaceAll(uuids, '')).filter((number) => !isOther(number));

/** Card numbers in every text of every table. */
export async function inDatabase({ server: { db } }: World): Promise<readonly string[]> {
  const { rows } = await db.execute<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: texts } = await db.execute<{ text: string }>(`select t::text as text from ${name} t`);
    for (const { text } of texts) for (const number of cardNumbersIn(text)) found.push(`${name}: ${number}`);
  }
  return found;
}

/** Card numbers in the files below a folder, other than the database's own. */
export function inFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = path.join(folder, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile() || name.includes('postgres')) return [];
    return cardNumbersIn(readFileSync(file, 'latin1')).map((number) => `${name}: ${number}`);
  });
}
