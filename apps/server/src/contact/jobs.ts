import { contactDays, spamDays } from '@saer/contract/contact/contact-lifecycle';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contactMessage, contactNotice } from './tables.ts';

/** Erases spam after a month, and conversations that ended two years after their last message. */
export async function dropOldMessages(db: Database): Promise<void> {
  await db
    .delete(contactMessage)
    .where(
      or(
        and(
          eq(contactMessage.state, 'SPAM'),
          lt(contactMessage.updatedAt, sql`now() - make_interval(days => ${spamDays})`),
        ),
        and(
          inArray(contactMessage.state, ['WAITING', 'ANSWERED', 'CLOSED']),
          lt(contactMessage.updatedAt, sql`now() - make_interval(days => ${contactDays})`),
        ),
      ),
    );
  await db.delete(contactNotice).where(lt(contactNotice.at, sql`now() - interval '7 days'`));
}
