import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Order } from '@saer/contract/subscriptions/payment';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import { account } from '../../principals/tables.ts';
import { paymentOrder } from '../tables.ts';
import type { Reader } from './transactions.ts';

const list: List<Order> = {
  table: paymentOrder,
  listed: {
    id: paymentOrder.id,
    createdAt: paymentOrder.createdAt,
    reference: paymentOrder.reference,
    status: paymentOrder.status,
    planId: paymentOrder.planId,
    period: paymentOrder.period,
    amount: paymentOrder.amount,
    customerId: paymentOrder.customerId,
    subscriptionId: paymentOrder.subscriptionId,
  },
  search: paymentOrder.search,
  usual: { createdAt: 'desc' },
  read: async (db, ids) => {
    const rows = await db
      .select({
        row: paymentOrder,
        customer: { id: account.id, fullName: account.fullName, email: account.email },
      })
      .from(paymentOrder)
      .leftJoin(account, eq(account.id, paymentOrder.customerId))
      .where(inArray(paymentOrder.id, [...ids]));
    return rows.map(({ row, customer }) => {
      const { id, reference, status, period, amount, vat, subscriptionId, isRenewal, createdAt } = row;
      return {
        id,
        reference,
        status,
        period,
        amount,
        vat,
        subscriptionId,
        isRenewal,
        createdAt,
        customer,
        plan: { id: row.planId, nameEn: row.planNameEn, nameAr: row.planNameAr },
      };
    });
  },
};

export const findOrderPage = (db: Database, { accountId, isAdmin }: Reader, filter: ListFilter) =>
  findPage(db, list, filter, isAdmin ? undefined : eq(paymentOrder.customerId, accountId));
