import type { CodeChannel } from '@saer/contract/auth';
import { desc, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { localMessage } from './tables.ts';

/** The number of messages that local providers store. */
const maxSaved = 500;

/** Stores a message received by a local provider. */
export async function saveLocalMessage(
  db: Database,
  message: { readonly channel: CodeChannel; readonly recipient: string; readonly source: string },
): Promise<string> {
  const [row] = await db.insert(localMessage).values(message).returning({ id: localMessage.id });
  const newest = db
    .select({ id: localMessage.id })
    .from(localMessage)
    .orderBy(desc(localMessage.receivedAt))
    .limit(maxSaved);
  await db.delete(localMessage).where(notInArray(localMessage.id, newest));
  return row?.id ?? '';
}
