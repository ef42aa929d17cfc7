import type * as z from 'zod/mini';
import type {
  ContactThread,
  noteContactMessage as noteEndpoint,
  replyToContactMessage as replyEndpoint,
} from '@saer/contract/contact/contact';
import {
  type ContactDecision,
  type ContactEvent,
  contactStateAfter,
} from '@saer/contract/contact/contact-lifecycle';
import { and, eq, inArray, ne, sql, asc } from 'drizzle-orm';
import { type Change, difference, recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { account } from '../../principals/tables.ts';
import { activeAdmins, type ContactRow, lockContactMessage, readThread } from '../queries.ts';
import { contactMessage, contactEntry } from '../tables.ts';
import { queueMessage } from '../../messages/queries.ts';
import { signText } from '../../secrets/keyed-hash.ts';
import type { ContactDependencies } from '../receiving/save-message.ts';

interface Named {
  readonly id: number;
  readonly version: number;
}

type Changed = Partial<Pick<ContactRow, 'state' | 'assigneeId'>>;

/** Values under the names that the history shows them by. */
const auditValues = ({ state, assigneeId }: Changed) => ({
  ...(state === undefined ? {} : { contactState: state }),
  ...(assigneeId === undefined ? {} : { assigneeId }),
});

/** The audit's name of a message: nothing of its sender outlives it there. */
const toAudit = ({
  id,
  reference,
}: Pick<ContactRow, 'id' | 'reference'>): Pick<Change, 'entity' | 'entityId' | 'named'> => ({
  entity: 'contactMessage',
  entityId: id,
  named: { nameEn: reference, nameAr: reference },
});

/** The state after an event; refused where it is not possible, or where the row has changed since it was read. */
function requireStateAfter(row: ContactRow, event: ContactEvent, version: number): ContactRow['state'] {
  const next = contactStateAfter(row.state, event);
  if (next === undefined) throw new AppError({ code: 'contactTransition' });
  if (row.version !== version) throw new AppError({ code: 'rowChanged' });
  return next;
}

/** Writes a change of a locked message with its audit entry. */
async function writeChange(
  tx: Transaction,
  row: ContactRow,
  changed: Changed,
  { actorId, action }: { readonly actorId: number; readonly action: string },
): Promise<void> {
  await tx
    .update(contactMessage)
    .set({ ...changed, version: row.version + 1, updatedAt: sql`now()` })
    .where(eq(contactMessage.id, row.id));
  await recordChange(tx, {
    actorId,
    ...toAudit(row),
    action,
    ...difference(auditValues(row), auditValues(changed)),
  });
}

/** Changes the state of a message as an admin decides. */
export const decideMessage = (
  db: Database,
  actorId: number,
  { id, version, event }: Named & { readonly event: ContactDecision },
): Promise<ContactThread> =>
  db.transaction(async (tx) => {
    const row = await lockContactMessage(tx, id);
    const state = requireStateAfter(row, event, version);
    // Who takes a message answers it.
    const assigned = event === 'take' && row.assigneeId === null ? { assigneeId: actorId } : {};
    await writeChange(tx, row, { state, ...assigned }, { actorId, action: event });
    return readThread(tx, id);
  });

/** Assigns a message to an active admin, or to nobody. */
export const assignMessage = (
  db: Database,
  actorId: number,
  { id, version, assigneeId }: Named & { readonly assigneeId: number | null },
): Promise<ContactThread> =>
  db.transaction(async (tx) => {
    const row = await lockContactMessage(tx, id);
    if (row.version !== version) throw new AppError({ code: 'rowChanged' });
    const isAdmin =
      assigneeId === null || (await tx.$count(account, and(activeAdmins, eq(account.id, assigneeId)))) > 0;
    if (!isAdmin) throw new AppError({ code: 'notAnAdmin', field: 'assigneeId' });
    await writeChange(tx, row, { assigneeId }, { actorId, action: 'assign' });
    return readThread(tx, id);
  });

/** Marks messages as spam at once, whatever their state; returns those that were none before. */
export const markSpam = (
  db: Database,
  actorId: number,
  ids: readonly number[],
): Promise<{ marked: number[] }> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(contactMessage)
      .where(and(inArray(contactMessage.id, [...ids]), ne(contactMessage.state, 'SPAM')))
      .orderBy(contactMessage.id)
      .for('update');
    for (const row of rows) await writeChange(tx, row, { state: 'SPAM' }, { actorId, action: 'markSpam' });
    return { marked: rows.map(({ id }) => id) };
  });

/** Erases messages with all that was written since; returns those that were there. */
export const removeMessages = (
  db: Database,
  actorId: number,
  ids: readonly number[],
): Promise<{ removed: number[] }> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(contactMessage)
      .where(inArray(contactMessage.id, [...ids]))
      .returning({ id: contactMessage.id, reference: contactMessage.reference });
    if (gone.length === 0) throw new AppError({ code: 'rowGone' });
    for (const row of gone) await recordChange(tx, { actorId, ...toAudit(row), action: 'remove' });
    return { removed: gone.map(({ id }) => id) };
  });

type Reply = z.output<typeof replyEndpoint.body>;
type Note = z.output<typeof noteEndpoint.body>;

/** Tells whether an entry with this key is in the conversation already: its answer was lost. Keys of others are refused. */
async function isWritten(tx: Transaction, { id }: ContactRow, key: string): Promise<boolean> {
  const [known] = await tx
    .select({ contactId: contactEntry.contactId })
    .from(contactEntry)
    .where(eq(contactEntry.key, key));
  if (known !== undefined && known.contactId !== id) throw new AppError({ code: 'rowChanged' });
  return known !== undefined;
}

/** Earlier mails that a reply names: the first of the conversation, and the last ones. */
const maxFollowed = 20;

/** The mails of a conversation so far, the oldest first. */
async function findMails(tx: Transaction, { id, receiptId }: ContactRow): Promise<readonly string[]> {
  const replies = await tx
    .select({ key: contactEntry.key })
    .from(contactEntry)
    .where(and(eq(contactEntry.contactId, id), eq(contactEntry.kind, 'REPLY')))
    .orderBy(asc(contactEntry.id));
  const mails = [...(receiptId === null ? [] : [receiptId]), ...replies.map(({ key }) => key)];
  return mails.length <= maxFollowed ? mails : [...mails.slice(0, 1), ...mails.slice(1 - maxFollowed)];
}

/** Answers a message by mail, below the mails before it. Whoever answers first is assigned. */
export const replyToMessage = (
  deps: ContactDependencies,
  actorId: number,
  { id, version, key, text, awaitsAnswer }: Reply,
): Promise<ContactThread> =>
  deps.db.transaction(async (tx) => {
    const row = await lockContactMessage(tx, id);
    if (await isWritten(tx, row, key)) return readThread(tx, id);
    const event = awaitsAnswer ? 'ask' : 'reply';
    const state = requireStateAfter(row, event, version);
    const follows = await findMails(tx, row);
    await tx.insert(contactEntry).values({ contactId: id, kind: 'REPLY', text, authorId: actorId, key });
    const { reference, name, email, language, assigneeId } = row;
    await queueMessage(
      tx,
      deps.siteOrigin,
      {
        template: 'contactReplied',
        email,
        language,
        name,
        reference,
        text,
        thread: signText(deps.secretKey, 'contactThread', reference),
        takesAnswers: deps.contactEmail !== undefined,
      },
      {
        id: key,
        headers: {
          follows,
          isPersonal: true,
          ...(deps.contactEmail === undefined ? {} : { replyTo: deps.contactEmail }),
        },
      },
    );
    const assigned = assigneeId === null ? { assigneeId: actorId } : {};
    await writeChange(tx, row, { state, ...assigned }, { actorId, action: event });
    return readThread(tx, id);
  });

/** Adds a note for admins; the conversation stays as it is. */
export const noteMessage = (
  { db }: ContactDependencies,
  actorId: number,
  { id, key, text }: Note,
): Promise<ContactThread> =>
  db.transaction(async (tx) => {
    const row = await lockContactMessage(tx, id);
    if (await isWritten(tx, row, key)) return readThread(tx, id);
    await tx.insert(contactEntry).values({ contactId: id, kind: 'NOTE', text, authorId: actorId, key });
    await recordChange(tx, { actorId, ...toAudit(row), action: 'note' });
    return readThread(tx, id);
  });
