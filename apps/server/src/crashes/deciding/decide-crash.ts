import type { Crash } from '@saer/contract/api/crash';
import { eq } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { crashColumns } from '../queries.ts';
import { crashReport } from '../tables.ts';

/** Marks a crash as resolved or open. */
export async function decideCrash(
  db: Database,
  actorId: number,
  { id, state }: Pick<Crash, 'id' | 'state'>,
): Promise<Crash> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select(crashColumns)
      .from(crashReport)
      .where(eq(crashReport.id, id))
      .for('update');
    if (before === undefined) throw new AppError({ code: 'rowGone' });
    if (before.state === state) return before;
    await tx.update(crashReport).set({ state }).where(eq(crashReport.id, id));
    await recordChange(tx, {
      actorId,
      entity: 'crashReport',
      entityId: id,
      named: { nameEn: before.message, nameAr: before.message },
      action: state === 'RESOLVED' ? 'close' : 'reopen',
    });
    return { ...before, state };
  });
}
