import { desc, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { groupCalls } from '../../database/group-calls.ts';
import { type LocalChannel, localMessage } from './tables.ts';

/** Messages that local providers store, and how many more of a process's own may arrive before the oldest go. */
const maxSaved = 500;
const removedAfter = 50;

let arrived = 0;

interface ReceivedMessage {
  readonly channel: LocalChannel;
  readonly recipient: string;
  readonly source: string;
}

const insertAll = groupCalls(async (db, messages: readonly ReceivedMessage[]) => {
  const rows = messages.map((message) => ({ id: crypto.randomUUID() as string, ...message }));
  await db.insert(localMessage).values(rows);
  return rows.map(({ id }) => id);
});

/** Stores a message received by a local provider. */
export async function saveLocalMessage(db: Database, message: ReceivedMessage): Promise<string> {
  const id = await insertAll(db, message);
  arrived += 1;
  // With the first of each process, so that starting often leaves no more.
  if (arrived % removedAfter !== 1) return id;
  const newest = db
    .select({ id: localMessage.id })
    .from(localMessage)
    .orderBy(desc(localMessage.receivedAt))
    .limit(maxSaved);
  await db.delete(localMessage).where(notInArray(localMessage.id, newest));
  return id;
}
