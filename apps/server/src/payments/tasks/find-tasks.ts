import type { ListFilter } from '@saer/contract/api/list-filter';
import type { PaymentTask } from '@saer/contract/subscriptions/payment-task';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findPage } from '../../listing/find-page.ts';
import type { List } from '../../listing/list.ts';
import { account } from '../../principals/tables.ts';
import { paymentTask } from '../tables.ts';
import { readTransactions } from '../reading/transactions.ts';

const list: List<PaymentTask> = {
  table: paymentTask,
  listed: {
    id: paymentTask.id,
    createdAt: paymentTask.createdAt,
    doneAt: paymentTask.doneAt,
    kind: paymentTask.kind,
  },
  usual: { createdAt: 'desc' },
  read: async (db, ids) => {
    const found = await db
      .select({
        row: paymentTask,
        finder: { id: account.id, fullName: account.fullName, email: account.email },
      })
      .from(paymentTask)
      .leftJoin(account, eq(account.id, paymentTask.finderId))
      .where(inArray(paymentTask.id, [...ids]));
    const rows = found.map(({ row, finder }) => ({ ...row, finder }));
    const transactions = await readTransactions(
      db,
      rows.map(({ transactionId }) => transactionId),
    );
    return rows.flatMap((row) => {
      const { id, version, kind, transactionId, createdAt, doneAt, note, finding: said, proof, finder } = row;
      const transaction = transactions.get(transactionId);
      const finding = said === null || proof === null ? null : { said, proof, finder };
      return transaction === undefined
        ? []
        : [{ id, version, kind, transaction, createdAt, doneAt, note, finding }];
    });
  },
};

export const findTaskPage = (db: Database, filter: ListFilter) => findPage(db, list, filter);

export async function readTask(db: Database, id: number): Promise<PaymentTask> {
  const [task] = await list.read(db, [id]);
  if (task === undefined) throw new AppError({ code: 'rowGone' });
  return task;
}
