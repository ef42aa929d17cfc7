import { codeChannels } from '@saer/contract/auth';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf, writtenAt } from '../../database/columns.ts';

/** Messages received by the local providers for mail and SMS; empty if real ones are configured. */
export const localMessage = pgTable(
  'local_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: text({ enum: codeChannels }).notNull(),
    recipient: text().notNull(),
    /** As it came over the wire: the mail's source, or the text of the SMS. */
    source: text().notNull(),
    receivedAt: writtenAt(),
  },
  (table) => [
    index('local_message_received').on(table.receivedAt),
    oneOf('local_message_channel', table.channel, codeChannels),
  ],
);
