/** Renews the fees and price plans the public page is built with, from a running server: node apps/web/prerender/snapshot-fee-book.ts http://127.0.0.1:3000 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { feeBook } from '@saer/contract/fees/fee-book';
import { lists } from '@saer/contract/lists/all';

const landing = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../src/features/landing');
const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);

const ask = async (asked: string): Promise<unknown> => (await fetch(`${origin}/v1${asked}`)).json();
const write = (file: string, found: unknown): void =>
  writeFileSync(path.join(landing, file), `${JSON.stringify(found, null, 1)}\n`);

const book = feeBook.reply.parse(await ask(feeBook.path));
write('demo/fee-book-snapshot.json', book);
const { find } = lists.pricePlan;
const plans = find.reply.parse(await ask(find.path));
write('plans/plans-snapshot.json', plans);
console.log(
  `${book.stores.length} stores, ${book.subFamilies.length} sub families, ${plans.length} price plans, as of ${book.on}`,
);
