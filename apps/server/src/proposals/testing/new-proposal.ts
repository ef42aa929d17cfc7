import type { TestApp } from '../../testing/test-app.ts';
import { feeProposal } from '../tables.ts';

/** A proposal that waits, of nobody: its row does not exist. */
export async function newProposal({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const [row] = await db
    .insert(feeProposal)
    .values({
      entity: 'serviceFee',
      action: 'create',
      values: {},
      after: { storeId: 1, kind: 'storage', nameEn: 'Storage', effectiveFrom: '2031-01-01', amount: 250 },
      reason: 'Announced',
      proposedDoubts: [],
    })
    .returning({ id: feeProposal.id });
  return row?.id ?? 0;
}
