import { type BucketId, bucketIds, fileStates } from '@saer/contract/site/file';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bytes, oneOf, writtenAt, instant } from '../database/columns.ts';
import { account } from '../principals/tables.ts';

/** Files by bucket. A file exists for readers once it is `stored`: its bytes are all there and were compared with their checksum. */
export const savedFile = pgTable(
  'saved_file',
  {
    id: text().primaryKey(),
    bucketId: text().$type<BucketId>().notNull(),
    /** null: it belongs to the house, or its owner was erased. */
    ownerId: integer().references(() => account.id, { onDelete: 'set null' }),
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    /** In hexadecimal: of an upload as its sender announced it, if at all. */
    sha256: text(),
    /** `removed`: nobody finds it any more, its bytes are deleted next. */
    state: text({ enum: [...fileStates, 'removed'] }).notNull(),
    createdAt: writtenAt(),
    expiresAt: instant(),
  },
  (table) => [
    oneOf('saved_file_bucket', table.bucketId, bucketIds),
    oneOf('saved_file_state', table.state, [...fileStates, 'removed']),
    check('saved_file_size', sql`${table.size} > 0`),
    check('saved_file_checksum', sql`${table.state} <> 'stored' or ${table.sha256} is not null`),
    index('saved_file_by_owner').on(table.ownerId, table.bucketId),
    index('saved_file_expiring')
      .on(table.expiresAt)
      .where(sql`expires_at is not null`),
    index('saved_file_not_stored')
      .on(table.createdAt)
      .where(sql`state <> 'stored'`),
  ],
);

/** The bytes of a file in parts of one length: each an object of the driver, or in the row itself. */
export const savedPart = pgTable(
  'saved_part',
  {
    fileId: text()
      .notNull()
      .references(() => savedFile.id),
    /** From 0. */
    number: integer().notNull(),
    size: integer().notNull(),
    /** The hash of a chunk: sent again, it must have the same bytes. */
    sha256: text(),
    /** The object's name at the driver. */
    object: text(),
    /** The bytes of pictures that were in the database before there were drivers. */
    bytes: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.number] }),
    unique('saved_part_object').on(table.object),
    check(
      'saved_part_place',
      sql`num_nonnulls(${table.object}, ${table.bytes}) = 1 and ${table.size} > 0 and ${table.number} >= 0`,
    ),
  ],
);
