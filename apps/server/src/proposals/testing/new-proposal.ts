import { store } from '../../lists/tables.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { feeProposal } from '../tables.ts';

let made = 0;

/** A proposal that waits, of nobody: a service fee of a name that no other has. */
export async function newProposal({ db }: Pick<TestApp, 'db'>): Promise<number> {
  made += 1;
  const [{ id: storeId } = { id: 0 }] = await db.select({ id: store.id }).from(store).limit(1);
  const values = {
    storeId,
    kind: 'storage',
    nameEn: `Storage of proposal ${made}`,
    nameAr: `تخزين المقترح ${made}`,
    effectiveFrom: '2031-01-01',
    amount: 250,
  };
  const [row] = await db
    .insert(feeProposal)
    .values({
      entity: 'serviceFee',
      action: 'create',
      values,
      after: values,
      reason: 'Announced',
      proposedDoubts: [],
    })
    .returning({ id: feeProposal.id });
  return row?.id ?? 0;
}
