import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from '../principals/tables.ts';
import { id, writtenAt } from '../database/columns.ts';

/** Who changed what, written in the transaction of the change. */
export const history = pgTable(
  'history',
  {
    id: id(),
    /** null: nobody signed in, or someone whose account is gone. */
    actorId: integer().references(() => account.id, { onDelete: 'set null' }),
    /** For a product: its subscriber. */
    ownerId: integer().references(() => account.id, { onDelete: 'cascade' }),
    entity: text().notNull(),
    entityId: integer().notNull(),
    /** The row's name at the time. */
    nameEn: text(),
    nameAr: text(),
    action: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** null if there is none, or a product was added: its values then follow from the product and its later changes. */
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    at: writtenAt(),
  },
  (table) => [
    index('history_entity').on(table.entity, table.entityId, table.at, table.id),
    index('history_at').on(table.at, table.id),
    index('history_owner').on(table.ownerId, table.at, table.id),
  ],
);
