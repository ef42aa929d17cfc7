import { batchStates, whenThere } from '@saer/contract/products/product-batch';
import type { WrittenProduct } from '@saer/contract/products/product';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { account } from '../principals/tables.ts';
import { savedFile } from '../storage/tables.ts';
import { id, oneOf, writtenAt, instant } from '../database/columns.ts';
import { productSubFamily, productType } from '../lists/tables.ts';

/** The rows of one sheet on their way to a seller's products: stored separately until they are saved together. */
export const productBatch = pgTable(
  'product_batch',
  {
    id: id(),
    /** The subscriber who gets the products. */
    ownerId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Chosen by the caller. */
    key: uuid().notNull(),
    state: text({ enum: batchStates }).notNull().default('open'),
    whenThere: text({ enum: whenThere }).notNull(),
    fileName: text(),
    /** The file as it was uploaded, while its bucket keeps it. */
    fileId: text()
      .unique()
      .references(() => savedFile.id, { onDelete: 'set null' }),
    /** SHA-256 of the file or of the rows, where the caller says it: under one key there is one content. */
    content: text(),
    rows: integer().notNull(),
    added: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    createdAt: writtenAt(),
    storedAt: instant(),
  },
  (table) => [
    oneOf('product_batch_state', table.state, batchStates),
    oneOf('product_batch_when_there', table.whenThere, whenThere),
    check('product_batch_rows', sql`${table.rows} > 0`),
    unique('product_batch_key').on(table.ownerId, table.key),
  ],
);

/** A row that has arrived, by its place in the sheet. */
export const productBatchRow = pgTable(
  'product_batch_row',
  {
    batchId: integer()
      .notNull()
      .references(() => productBatch.id, { onDelete: 'cascade' }),
    at: integer().notNull(),
    written: jsonb().$type<WrittenProduct>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.at] })],
);

/** The columns that a seller assigned of a kind of sheet. */
export const columnMapping = pgTable(
  'column_mapping',
  {
    ownerId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    headers: text().notNull(),
    mapping: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    /** The unit of each column that has one, by its field. */
    units: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The columns with values that were left out on purpose, by index. */
    ignored: jsonb().$type<readonly number[]>().notNull().default([]),
    updatedAt: writtenAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.headers] })],
);

/** A seller's answer about the meaning of a word in a category column: asked once for all sheets. */
export const categoryAnswer = pgTable(
  'category_answer',
  {
    ownerId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** With spelling variants unified. */
    term: text().notNull(),
    subFamilyId: integer()
      .notNull()
      .references(() => productSubFamily.id, { onDelete: 'cascade' }),
    typeId: integer().references(() => productType.id, { onDelete: 'cascade' }),
    updatedAt: writtenAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.term] }),
    index('category_answer_sub_family').on(table.subFamilyId),
    index('category_answer_type').on(table.typeId),
  ],
);
