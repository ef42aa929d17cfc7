import {
  type ContactEntry,
  type ContactMessage,
  type ContactThread,
  excerptLength,
} from '@saer/contract/contact/contact';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import type { FileContext } from '../storage/files/save-file.ts';
import { readFile } from '../storage/reading/read-parts.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { outbox } from '../messages/tables.ts';
import { account } from '../principals/tables.ts';
import { savedFile } from '../storage/tables.ts';
import { contactEntry, contactMessage } from './tables.ts';

export type ContactRow = typeof contactMessage.$inferSelect;

const assignee = alias(account, 'assignee');

const messages = sql<number>`(select count(*)::int from contact_entry where contact_entry.contact_id = ${contactMessage.id} and kind <> 'NOTE')`;

const select = (db: Database | Transaction) =>
  db
    .select({
      row: contactMessage,
      messages,
      sender: { id: account.id, fullName: account.fullName },
      assignee: { id: assignee.id, fullName: assignee.fullName },
    })
    .from(contactMessage)
    .leftJoin(account, eq(account.id, contactMessage.accountId))
    .leftJoin(assignee, eq(assignee.id, contactMessage.assigneeId));

type Selected = Awaited<ReturnType<typeof select>>[number];

function toContactMessage({ row, ...others }: Selected): ContactMessage {
  const { id, version, reference, createdAt, updatedAt, writtenAt, state, name, email, language } = row;
  return {
    id,
    version,
    reference,
    createdAt,
    updatedAt,
    writtenAt,
    state,
    name,
    email,
    language,
    excerpt: row.excerpt.slice(0, excerptLength),
    ...others,
  };
}

/** Contact messages, for pages and exports. */
export const contactList: List<ContactMessage> = {
  table: contactMessage,
  listed: {
    id: contactMessage.id,
    createdAt: contactMessage.createdAt,
    updatedAt: contactMessage.updatedAt,
    writtenAt: contactMessage.writtenAt,
    state: contactMessage.state,
    assigneeId: contactMessage.assigneeId,
    accountId: contactMessage.accountId,
    language: contactMessage.language,
    name: contactMessage.name,
    email: contactMessage.email,
    reference: contactMessage.reference,
  },
  search: contactMessage.search,
  usual: { writtenAt: 'desc' },
  read: async (db, ids) =>
    (await select(db).where(inArray(contactMessage.id, [...ids]))).map(toContactMessage),
};

export const findContactPage = (db: Database, filter: ListFilter) => findPage(db, contactList, filter);

const selectEntries = (db: Database | Transaction, contactId: number) =>
  db
    .select({
      id: contactEntry.id,
      kind: contactEntry.kind,
      text: contactEntry.text,
      at: contactEntry.at,
      author: { id: account.id, fullName: account.fullName },
      file: {
        fileId: savedFile.id,
        name: savedFile.name,
        size: savedFile.size,
        mediaType: savedFile.mediaType,
      },
      delivery: outbox.state,
    })
    .from(contactEntry)
    .leftJoin(account, eq(account.id, contactEntry.authorId))
    .leftJoin(outbox, and(eq(contactEntry.kind, 'REPLY'), eq(outbox.id, contactEntry.key)))
    .leftJoin(savedFile, and(eq(savedFile.id, contactEntry.fileId), eq(savedFile.state, 'stored')))
    .where(eq(contactEntry.contactId, contactId))
    .orderBy(asc(contactEntry.id));

function toContactEntry({ file, ...entry }: Awaited<ReturnType<typeof selectEntries>>[number]): ContactEntry {
  if (file?.mediaType !== 'application/pdf') return { ...entry, hasPicture: file !== null, document: null };
  const { fileId, name, size } = file;
  return { ...entry, hasPicture: false, document: { fileId, name, size } };
}

/** A message with everything written since, the oldest first. */
export async function readThread(db: Database | Transaction, id: number): Promise<ContactThread> {
  const [row] = await select(db).where(eq(contactMessage.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  const entries = await selectEntries(db, id);
  return { message: toContactMessage(row), entries: entries.map(toContactEntry) };
}

/** The picture of an entry. */
export async function readPicture(files: FileContext, entryId: number): Promise<Buffer> {
  const [row] = await files.db
    .select({ fileId: savedFile.id })
    .from(contactEntry)
    .innerJoin(savedFile, eq(savedFile.id, contactEntry.fileId))
    .where(and(eq(contactEntry.id, entryId), eq(savedFile.mediaType, 'image/webp')));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return readFile(files, { bucketId: 'contact-attachments', fileId: row.fileId });
}

/** Active admins: those who can be assigned, and who are told of new messages. */
export const activeAdmins = and(
  inArray(account.role, ['ADMIN', 'SUPER_ADMIN']),
  eq(account.status, 'ACTIVE'),
  isNull(account.deletedAt),
);

export const findAssignees = (db: Database | Transaction) =>
  db
    .select({ id: account.id, fullName: account.fullName })
    .from(account)
    .where(activeAdmins)
    .orderBy(asc(account.fullName), asc(account.id));

/** Locks a message until the end of the transaction. */
export async function lockContactMessage(tx: Transaction, id: number): Promise<ContactRow> {
  const [row] = await tx.select().from(contactMessage).where(eq(contactMessage.id, id)).for('update');
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** Sent while signed in, or with the account's address. */
const writtenBy = (db: Database | Transaction, accountId: number) =>
  or(
    eq(contactMessage.accountId, accountId),
    eq(
      sql`lower(${contactMessage.email})`,
      db
        .select({ email: sql`lower(${account.email})` })
        .from(account)
        .where(eq(account.id, accountId)),
    ),
  );

/** Messages of an account's owner and our replies, without our notes. */
export const ownedContactMessages: OwnedRecords = {
  name: 'contactMessages',
  read: (db, accountId) =>
    db
      .select({
        reference: contactMessage.reference,
        name: contactMessage.name,
        email: contactMessage.email,
        state: contactMessage.state,
        kind: contactEntry.kind,
        text: contactEntry.text,
        at: contactEntry.at,
      })
      .from(contactMessage)
      .innerJoin(contactEntry, eq(contactEntry.contactId, contactMessage.id))
      .where(and(writtenBy(db, accountId), inArray(contactEntry.kind, ['MESSAGE', 'REPLY'])))
      .orderBy(asc(contactEntry.id)),
  erase: (tx, accountId) => tx.delete(contactMessage).where(writtenBy(tx, accountId)),
};
