import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { type Due, enqueue } from '../../jobs/running/enqueue.ts';

/** Adds a job for every device of the accounts of unread notifications, in their transaction; `those`: a condition on `notification`. */
export const queuePush = (tx: Pick<Transaction, 'execute'>, those: SQL): Promise<void> =>
  enqueue(
    tx,
    'sendPush',
    sql`select jsonb_build_object('id', notification.id, 'targetId', push_target.id)
      from notification join push_target on push_target.account_id = notification.account_id
      where notification.read_at is null and ${those}`,
  );

/** Adds the job of one device again, for later. */
export const queueAgain = (
  tx: Pick<Transaction, 'execute'>,
  job: { readonly id: number; readonly targetId: number },
  due: Due,
): Promise<void> => enqueue(tx, 'sendPush', [job], due);
