import { and, asc, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import type { NotificationKind } from '@saer/contract/contact/notification';
import type { Transaction } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { notification } from '../tables.ts';

const isActive = and(eq(account.status, 'ACTIVE'), isNull(account.deletedAt));
/** More admins than this are not told. */
const maxAdmins = 50;

const toIds = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** A seller and their sub-users. */
export const findTeam = async (tx: Transaction, sellerId: number): Promise<number[]> =>
  toIds(
    await tx
      .select({ id: account.id })
      .from(account)
      .where(and(isActive, or(eq(account.id, sellerId), eq(account.subscriberId, sellerId)))),
  );

/** The admins, without the one who did it. Of a kind that comes often: those who have none of it unread. */
export async function adminsFor(
  tx: Transaction,
  kind: NotificationKind,
  { except = 0, isOften = false }: { readonly except?: number; readonly isOften?: boolean } = {},
): Promise<number[]> {
  const unread = tx
    .select({ id: notification.id })
    .from(notification)
    .where(
      and(eq(notification.accountId, account.id), eq(notification.kind, kind), isNull(notification.readAt)),
    );
  const rows = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        isActive,
        inArray(account.role, ['ADMIN', 'SUPER_ADMIN']),
        ne(account.id, except),
        isOften ? notExists(unread) : undefined,
      ),
    )
    .orderBy(asc(account.id))
    .limit(maxAdmins);
  return toIds(rows);
}
