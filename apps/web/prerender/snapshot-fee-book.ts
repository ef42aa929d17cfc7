/** Renews the fees the public page is built with, from a running server: node apps/web/prerender/snapshot-fee-book.ts http://127.0.0.1:3000 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { feeBook } from '@saer/contract/fee-book';

const snapshot = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../src/features/landing/trial/fee-book-snapshot.json',
);
const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);

const response = await fetch(`${origin}/v1${feeBook.path}`);
const book = feeBook.reply.parse(await response.json());
writeFileSync(snapshot, `${JSON.stringify(book, null, 1)}\n`);
console.log(`${book.stores.length} stores, ${book.subFamilies.length} sub families, as of ${book.on}`);
