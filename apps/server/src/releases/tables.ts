import { releaseChannels, releasePlatforms, releaseStates } from '@saer/contract/site/release';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { common, oneOf, instant } from '../database/columns.ts';
import { savedFile } from '../storage/tables.ts';

/** Releases of the desktop app. A file and what was signed about it never change; deleting a draft removes its file. */
export const release = pgTable(
  'release',
  {
    ...common(),
    platform: text({ enum: releasePlatforms }).notNull(),
    channel: text({ enum: releaseChannels }).notNull(),
    versionName: text().notNull(),
    notesEn: text().notNull(),
    notesAr: text().notNull(),
    fileId: text()
      .notNull()
      .unique()
      .references(() => savedFile.id),
    state: text({ enum: releaseStates }).notNull().default('DRAFT'),
    /** Base64; null: it was never published. */
    signature: text(),
    publishedAt: instant(),
    /** Why it was withdrawn. */
    reason: text(),
  },
  (table) => [
    unique('release_version').on(table.platform, table.channel, table.versionName),
    oneOf('release_platform', table.platform, releasePlatforms),
    oneOf('release_channel', table.channel, releaseChannels),
    oneOf('release_state', table.state, releaseStates),
    check('release_version_name', sql`${table.versionName} ~ '^[0-9]{1,4}[.][0-9]{1,4}[.][0-9]{1,4}$'`),
    check(
      'release_signed',
      sql`${table.state} = 'DRAFT' or num_nonnulls(${table.signature}, ${table.publishedAt}) = 2`,
    ),
    check('release_reason', sql`(${table.state} = 'WITHDRAWN') = (${table.reason} is not null)`),
    index('release_published')
      .on(table.channel, table.platform)
      .where(sql`state = 'PUBLISHED'`),
  ],
);
