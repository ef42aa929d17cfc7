import { pendingContactStates } from '@saer/contract/contact/contact-lifecycle';
import { and, count, eq, gt, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { notify } from '../../notifications/sending/notify.ts';
import { toRecipient } from '../../messages/templates/message.ts';
import { accountColumns } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import { activeAdmins } from '../queries.ts';
import { contactEntry, contactMessage, contactNotice } from '../tables.ts';

/** Between two mails to the same admin, and how many a day, whatever arrives. */
const leastMinutes = 15;
const maxNoticesADay = 12;
const maxAdmins = 50;

/**
 * Tells admins of messages that arrived since the last time: the first at once, later ones together. Returns how many messages were
 * announced.
 */
export const announceMessages = (db: Database, siteOrigin: string): Promise<number> =>
  db.transaction(async (tx) => {
    const spam = tx
      .select({ id: contactMessage.id })
      .from(contactMessage)
      .where(eq(contactMessage.state, 'SPAM'));
    const isNew = and(
      eq(contactEntry.kind, 'MESSAGE'),
      isNull(contactEntry.announcedAt),
      sql`${contactEntry.contactId} not in ${spam}`,
    );
    if ((await tx.$count(contactEntry, isNew)) === 0) return 0;
    const [sent] = await tx
      .select({
        notices: count(),
        isRecent: sql<boolean>`${max(contactNotice.at)} > now() - make_interval(mins => ${leastMinutes})`,
      })
      .from(contactNotice)
      .where(gt(contactNotice.at, sql`now() - interval '1 day'`));
    if (sent?.isRecent === true || (sent?.notices ?? 0) >= maxNoticesADay) return 0;
    const announced = await tx
      .update(contactEntry)
      .set({ announcedAt: sql`now()` })
      .where(isNew)
      .returning({ id: contactEntry.id });
    const waiting = await tx.$count(contactMessage, inArray(contactMessage.state, [...pendingContactStates]));
    const admins = await tx
      .select(accountColumns)
      .from(account)
      .where(activeAdmins)
      .orderBy(account.id)
      .limit(maxAdmins);
    await tx.insert(contactNotice).values({});
    const data = { arrived: announced.length, waiting };
    await notify(
      tx,
      siteOrigin,
      admins.map((admin) => ({
        accountId: admin.id,
        event: { kind: 'contactWaiting', data },
        messages: [{ template: 'contactWaiting', ...toRecipient(admin), ...data }],
      })),
    );
    return announced.length;
  });
