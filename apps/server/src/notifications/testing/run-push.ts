import { sql } from 'drizzle-orm';
import { type openPushTransports } from '../../integrations/push/service.ts';
import { TryAgain } from '../../jobs/running/runner.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { pushSender } from '../push/send-push.ts';

/** Does every job of a message to a screen that is due. Returns how many are asked for again, which stay. */
export async function runPush(
  { db }: Pick<TestApp, 'db'>,
  transports: ReturnType<typeof openPushTransports>['transports'],
  refused: string[] = [],
  settings = { siteOrigin: 'http://localhost:3000', sessionIdleDays: 14 },
): Promise<number> {
  const send = pushSender({ db, settings, transports, onRefused: (error) => refused.push(error.message) });
  const { rows } = await db.execute<{ id: string; data: object }>(
    sql`select id, data from pgboss.job where name = 'sendPush' and start_after <= now()`,
  );
  let again = 0;
  for (const { id, data } of rows) {
    try {
      await send(data);
      await db.execute(sql`delete from pgboss.job where id = ${id}::uuid`);
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
      again += 1;
    }
  }
  return again;
}
