import { codeChannels } from '@saer/contract/account/auth';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf, writtenAt } from '../../database/columns.ts';

/** `push`: to the screens of devices. */
const localChannels = [...codeChannels, 'push'] as const;
export type LocalChannel = (typeof localChannels)[number];

/** Messages received by the local providers for mail, SMS and screens; empty if real ones are configured. */
export const localMessage = pgTable(
  'local_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    channel: text({ enum: localChannels }).notNull(),
    recipient: text().notNull(),
    /** As it came over the wire: the mail's source, or the text of the SMS, or the JSON of a message to a screen. */
    source: text().notNull(),
    receivedAt: writtenAt(),
  },
  (table) => [
    index('local_message_received').on(table.receivedAt),
    oneOf('local_message_channel', table.channel, localChannels),
  ],
);
