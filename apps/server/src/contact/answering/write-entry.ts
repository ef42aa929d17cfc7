import type {
  ContactThread,
  noteContactMessage as noteEndpoint,
  replyToContactMessage as replyEndpoint,
} from '@saer/contract/contact/contact';
import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordChange } from '../../audit/queries.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { queueMessage } from '../../messages/queries.ts';
import { signText } from '../../secrets/signed-text.ts';
import { type ContactRow, lockContactMessage, readThread } from '../queries.ts';
import type { ContactDependencies } from '../receiving/save-message.ts';
import { contactEntry } from '../tables.ts';
import { auditOf, requireStateAfter, writeChange } from './change-message.ts';

type Reply = z.output<typeof replyEndpoint.body>;
type Note = z.output<typeof noteEndpoint.body>;

/** Whether an entry with this key is in the conversation already: its answer was lost. Keys of others are refused. */
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
async function mailsOf(tx: Transaction, { id, receiptId }: ContactRow): Promise<readonly string[]> {
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
    const follows = await mailsOf(tx, row);
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
    await recordChange(tx, { actorId, ...auditOf(row), action: 'note' });
    return readThread(tx, id);
  });
