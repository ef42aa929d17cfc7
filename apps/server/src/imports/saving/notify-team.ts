import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { notifyInApp } from '../../notifications/sending/notify.ts';
import { teamOf } from '../../notifications/sending/recipients.ts';
import { account } from '../../principals/tables.ts';
import type { Plan } from './plan-rows.ts';

/** Notifies a seller and their sub-users that a sheet was imported; to whoever imported it that is no news. */
export async function notifyTeam(
  tx: Transaction,
  { ownerId, actorId }: { readonly ownerId: number; readonly actorId: number },
  name: string | null,
  { added, updated }: Plan,
): Promise<void> {
  const [actor] = await tx.select({ by: account.fullName }).from(account).where(eq(account.id, actorId));
  const data = { name, added: added.length, updated: updated.length, by: actor?.by ?? '' };
  if (data.added + data.updated === 0) return;
  const team = await teamOf(tx, ownerId);
  await notifyInApp(
    tx,
    team.map((accountId) => ({
      accountId,
      aboutId: actorId,
      event: { kind: 'sheetImported', data },
      isOwn: accountId === actorId,
    })),
  );
}
