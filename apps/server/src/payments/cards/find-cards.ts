import type * as z from 'zod/mini';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { pageSavedCards, SavedCard, checkoutOptions } from '@saer/contract/subscriptions/payment';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import { account } from '../../principals/tables.ts';
import { renewal, savedCard, paymentOrder, transaction } from '../tables.ts';
import { findCurrentSubscription } from '../../subscriptions/queries.ts';

type ListedCard = z.output<typeof pageSavedCards.reply>['data'][number];

const select = (db: Database | Transaction) =>
  db
    .select({
      card: savedCard,
      isStopped: renewal.isStopped,
      owner: { id: account.id, fullName: account.fullName, email: account.email },
    })
    .from(savedCard)
    .leftJoin(renewal, eq(renewal.cardId, savedCard.id))
    .leftJoin(account, eq(account.id, savedCard.ownerId));

type Selected = Awaited<ReturnType<typeof select>>[number];

/** A card as it is sent: nothing of its token. */
function toCard({ card, isStopped }: Selected): SavedCard {
  const { id, brand, lastFour, expires, createdAt } = card;
  const isExpired = expires < new Date().toISOString().slice(0, 7);
  return {
    id,
    brand,
    lastFour,
    expires,
    createdAt,
    isExpired,
    canRenew: brand !== 'MADA' && !isExpired,
    renews: isStopped === false,
  };
}

const notDeleted = isNull(savedCard.deletedAt);

export async function findOwnCards(db: Database | Transaction, ownerId: number): Promise<SavedCard[]> {
  const rows = await select(db)
    .where(and(eq(savedCard.ownerId, ownerId), notDeleted))
    .orderBy(desc(savedCard.id));
  return rows.map(toCard);
}

const list: List<ListedCard> = {
  table: savedCard,
  listed: {
    id: savedCard.id,
    createdAt: savedCard.createdAt,
    brand: savedCard.brand,
    lastFour: savedCard.lastFour,
    expires: savedCard.expires,
    ownerId: savedCard.ownerId,
  },
  usual: { createdAt: 'desc' },
  read: async (db, ids) => {
    const rows = await select(db).where(inArray(savedCard.id, [...ids]));
    return rows.map((row) => ({ ...toCard(row), owner: row.owner }));
  },
};

export const findCardPage = (db: Database, filter: ListFilter) => findPage(db, list, filter, notDeleted);

type Options = z.output<typeof checkoutOptions.reply>;

/** Everything that is known for a customer's next payment. */
export async function findCheckoutOptions(
  db: Database,
  accountId: number,
  settings: Pick<Options, 'mode' | 'isSimulator' | 'bankAccount'>,
): Promise<Options> {
  const [cards, subscription, pending, orders] = await Promise.all([
    findOwnCards(db, accountId),
    findCurrentSubscription(db, accountId),
    db
      .select({
        reference: transaction.reference,
        amount: transaction.amount,
        createdAt: transaction.createdAt,
        isAtCardPage: sql<boolean>`${transaction.method} in ('PAGE', 'FRAME') and ${transaction.authenticationUrl} is null`,
        saveCard: transaction.savesCard,
      })
      .from(transaction)
      .where(
        and(
          eq(transaction.customerId, accountId),
          eq(transaction.status, 'PENDING'),
          eq(transaction.kind, 'PURCHASE'),
        ),
      )
      .limit(1),
    db
      .select({ billing: paymentOrder.billing })
      .from(paymentOrder)
      .where(eq(paymentOrder.customerId, accountId))
      .orderBy(desc(paymentOrder.id))
      .limit(1),
  ]);
  return {
    ...settings,
    billing: orders[0]?.billing ?? null,
    cards,
    subscription,
    pending: pending[0] ?? null,
  };
}
