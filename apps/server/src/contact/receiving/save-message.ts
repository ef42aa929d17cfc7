import { randomInt } from 'node:crypto';
import { enqueue } from '../../jobs/running/enqueue.ts';
import { contactStateAfter } from '@saer/contract/contact/contact-lifecycle';
import type { Language } from '@saer/i18n/locale';
import { eq, sql } from 'drizzle-orm';
import { countUse, type LimitDependencies, defineLimit } from '../../auth/limits/limit.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { addFile, type WrittenBytes, type FileContext } from '../../storage/files/save-file.ts';
import { queueMessage } from '../../messages/queries.ts';
import { contactEntry, contactMessage } from '../tables.ts';

const hour = 3_600;
const day = 24 * hour;

/** Messages from one network: an office may share one. */
export const messagesFrom = defineLimit({ name: 'contact-from', points: 5, seconds: hour });
export const messagesFromADay = defineLimit({ name: 'contact-from-day', points: 15, seconds: day });
/** Messages of everybody who is not signed in, from any number of networks. */
export const messagesOfGuests = defineLimit({ name: 'contact-guests', points: 200, seconds: hour });
export const messagesOfGuestsADay = defineLimit({ name: 'contact-guests-day', points: 1_000, seconds: day });
/** Messages of one account; guests do not use these up. */
export const messagesOfAccount = defineLimit({ name: 'contact-account', points: 10, seconds: hour });
/** Pictures of guests, which take more space than words. */
export const picturesOfGuests = defineLimit({ name: 'contact-pictures', points: 100, seconds: day });
/** PDFs of guests, which are stored as they were sent. */
export const documentsOfGuests = defineLimit({ name: 'contact-documents', points: 30, seconds: day });
/** Further messages in one conversation. */
export const messagesOfThread = defineLimit({ name: 'contact-thread', points: 10, seconds: hour });
/** Confirmations to one address, which somebody else may have entered. */
const receiptsTo = defineLimit({ name: 'contact-receipt', points: 3, seconds: hour });

/** Messages that nobody has looked at: more are refused until somebody does. */
export const maxUnread = 10_000;
/** Entries of one conversation. */
const maxEntries = 500;

export interface ContactDependencies extends LimitDependencies {
  readonly files: FileContext;
  readonly siteOrigin: string;
  /** Where answers to our replies go, if anybody reads them. */
  readonly contactEmail: string | undefined;
  /** Until when guests have sent all they may, in milliseconds: a flood is turned away without the database. */
  readonly guests: { fullUntil: number };
}

/** A picture encoded again, or a PDF as it was sent. */
export interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

interface Entry {
  readonly key: string;
  readonly text: string;
  /** With its bytes at the driver. */
  readonly file: (Omit<Attachment, 'bytes'> & { readonly written: WrittenBytes }) | null;
}

interface Sender {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly accountId: number | undefined;
}

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referenceLength = 8;

/** Made by chance, so that it does not tell how many write to us. */
const newReference = (): string =>
  `SA-${Array.from({ length: referenceLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')}`;

/** The stored beginning of a message. */
const longestExcerpt = 1_000;

/** Saves an entry of the sender, its file with it. */
async function saveEntry(
  tx: Transaction,
  { files }: ContactDependencies,
  contactId: number,
  { key, text, file }: Entry,
): Promise<void> {
  let fileId = null;
  if (file !== null) {
    const { written, ...named } = file;
    const to = { bucketId: 'contact-attachments', ownerId: null } as const;
    ({ fileId } = await addFile(tx, files, { ...to, ...named }, written));
  }
  await tx.insert(contactEntry).values({ contactId, kind: 'MESSAGE', key, text, fileId });
}

/** Saves a message as a new conversation and confirms its receipt by mail, to one address only a few times an hour. */
export async function saveFirstMessage(
  deps: ContactDependencies,
  entry: Entry,
  { name, email, language, accountId }: Sender,
): Promise<{ reference: string }> {
  const { isWithin } = await countUse(deps, receiptsTo, email.toLowerCase());
  const reference = newReference();
  const receiptId = isWithin ? crypto.randomUUID() : null;
  const values = { reference, name, email, language, receiptId, accountId: accountId ?? null };
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactMessage)
      .values({ ...values, excerpt: entry.text.slice(0, longestExcerpt) })
      .returning({ id: contactMessage.id });
    if (row === undefined) throw new Error('No message was saved');
    await saveEntry(tx, deps, row.id, entry);
    await enqueue(tx, 'announceContacts');
    if (receiptId === null) return;
    await queueMessage(
      tx,
      deps.siteOrigin,
      { template: 'contactReceived', email, language, name, reference },
      {
        id: receiptId,
        ...(deps.contactEmail === undefined ? {} : { headers: { replyTo: deps.contactEmail } }),
      },
    );
  });
  return { reference };
}

/** Adds the sender's next message to their conversation, which is open again. */
export async function saveNextMessage(
  deps: ContactDependencies,
  reference: string,
  entry: Entry,
): Promise<{ reference: string }> {
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(contactMessage)
      .where(eq(contactMessage.reference, reference))
      .for('update');
    if (row === undefined) throw new AppError({ code: 'linkExpired', field: 'thread' });
    const entries = await tx.$count(contactEntry, eq(contactEntry.contactId, row.id));
    if (entries >= maxEntries) throw new AppError({ code: 'linkExpired', field: 'thread' });
    await saveEntry(tx, deps, row.id, entry);
    await enqueue(tx, 'announceContacts');
    await tx
      .update(contactMessage)
      .set({
        state: contactStateAfter(row.state, 'write') ?? row.state,
        writtenAt: sql`now()`,
        updatedAt: sql`now()`,
        version: row.version + 1,
      })
      .where(eq(contactMessage.id, row.id));
  });
  return { reference };
}
