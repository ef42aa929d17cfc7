import { accountLanguages } from '@saer/contract/account/account';
import { acceptanceSources, legalDocuments } from '@saer/contract/legal/legal-states';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { common, id, oneOf, writtenAt, instant } from '../database/columns.ts';
import { account } from '../principals/tables.ts';

/** States that are saved; that a version is superseded follows from the next one's day. */
const savedStates = ['DRAFT', 'CONFIRMED'] as const;
const who = () => integer().references(() => account.id, { onDelete: 'set null' });

/** Versions of the terms and of the privacy policy. The texts of a confirmed one never change. */
export const legalDocument = pgTable(
  'legal_document',
  {
    ...common(),
    document: text({ enum: legalDocuments }).notNull(),
    /** From 1, one after the other within a document. */
    number: integer().notNull(),
    state: text({ enum: savedStates }).notNull(),
    /** Restricted Markdown. */
    textAr: text().notNull(),
    textEn: text().notNull(),
    /** Summary of the changes since the version before. */
    changesAr: text(),
    changesEn: text(),
    /** Sellers who accepted an earlier version are asked again. */
    asksAcceptance: boolean().notNull().default(true),
    /** The first day in Riyadh on which a confirmed version holds. */
    effectiveFrom: date({ mode: 'string' }),
    editedBy: who(),
    confirmedBy: who(),
    confirmedAt: instant(),
  },
  (table) => [
    oneOf('legal_document_document', table.document, legalDocuments),
    oneOf('legal_document_state', table.state, savedStates),
    uniqueIndex('legal_document_number').on(table.document, table.number),
    uniqueIndex('legal_document_draft')
      .on(table.document)
      .where(sql`${table.state} = 'DRAFT'`),
    check(
      'legal_document_confirmed',
      sql`(${table.state} = 'CONFIRMED') = (${table.confirmedAt} is not null) and (${table.state} = 'CONFIRMED') = (${table.effectiveFrom} is not null)`,
    ),
  ],
);

/** Which account accepted which version, and when. Erased with the account. */
export const legalAcceptance = pgTable(
  'legal_acceptance',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => legalDocument.id),
    /** The version was a draft: with a confirmed one in force, the account is asked again. */
    isDraft: boolean().notNull(),
    /** SHA-256 of both texts as they were accepted, as hex: a draft may change afterwards. */
    textHash: text().notNull(),
    language: text({ enum: accountLanguages }).notNull(),
    source: text({ enum: acceptanceSources }).notNull(),
    acceptedAt: writtenAt(),
  },
  (table) => [
    uniqueIndex('legal_acceptance_once').on(table.accountId, table.documentId, table.isDraft),
    index('legal_acceptance_document').on(table.documentId),
    oneOf('legal_acceptance_language', table.language, accountLanguages),
    oneOf('legal_acceptance_source', table.source, acceptanceSources),
  ],
);
