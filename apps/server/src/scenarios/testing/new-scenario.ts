import { scenarioColumn } from '@saer/contract/products/scenario';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { scenario } from '../tables.ts';

/** Saves a scenario of one column for a seller; returns its id. */
export async function newScenario(db: Database, ownerId: number): Promise<number> {
  const columns = [z.parse(scenarioColumn, { inputs: { cost: '10' } })];
  const [row] = await db
    .insert(scenario)
    .values({ ownerId, name: 'Suppliers', columns })
    .returning({ id: scenario.id });
  return row?.id ?? 0;
}
