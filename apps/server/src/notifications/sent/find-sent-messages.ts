import type { CodeChannel } from '@saer/contract/account/auth';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { SentMessage } from '@saer/contract/contact/notification';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import { outbox } from '../../messages/tables.ts';
import { account } from '../../principals/tables.ts';

/** Columns of a message without what it says. */
export const sentColumns = {
  id: outbox.number,
  template: outbox.template,
  recipient: outbox.recipient,
  language: outbox.language,
  state: outbox.state,
  attempts: outbox.attempts,
  failure: outbox.failure,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  reportedAt: outbox.reportedAt,
};

export const holderColumns = { id: account.id, fullName: account.fullName };

const sentList = (isAdmin: boolean): List<SentMessage> => ({
  table: outbox,
  listed: {
    id: outbox.number,
    template: outbox.template,
    recipient: outbox.recipient,
    state: outbox.state,
    failure: outbox.failure,
    accountId: outbox.accountId,
    createdAt: outbox.createdAt,
    sentAt: outbox.sentAt,
  },
  usual: { id: 'desc' },
  read: async (db, ids) => {
    const rows = await db
      .select({ ...sentColumns, account: holderColumns })
      .from(outbox)
      .leftJoin(account, eq(account.id, outbox.accountId))
      .where(inArray(outbox.number, [...ids]));
    return rows.map((row) => ({ ...row, lastError: isAdmin ? row.lastError : null }));
  },
});

/** A page of the messages of a channel: somebody's own, for admins all. */
export const findSentMessages = (
  db: Database,
  channel: CodeChannel,
  { accountId, isAdmin }: { readonly accountId: number; readonly isAdmin: boolean },
  filter: ListFilter,
) =>
  findPage(
    db,
    sentList(isAdmin),
    filter,
    and(eq(outbox.channel, channel), isAdmin ? undefined : eq(outbox.accountId, accountId)),
  );
