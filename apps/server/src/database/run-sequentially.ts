import { yieldToEventLoop } from '@saer/spreadsheet/time-slice';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** The next statement, built once the previous one is on its way and other requests have had their turn. */
async function nextStatement(statements: Iterator<SQL>): Promise<IteratorResult<SQL>> {
  await yieldToEventLoop();
  return statements.next();
}

/** Runs statements one after the other. Each is built while the database works on the previous one. */
export async function runSequentially(tx: Transaction, statements: Iterator<SQL>): Promise<void> {
  for (let next = statements.next(); next.done !== true;) {
    const [, after] = await Promise.all([tx.execute(next.value), nextStatement(statements)]);
    next = after;
  }
}
