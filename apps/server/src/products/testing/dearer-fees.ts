import { feeVersion } from '@saer/contract/publishing/fee-version';
import { contentOfVersion } from '../../fees/testing/content-of-version.ts';
import { confirmingStep, daysFromToday, readDraft } from '../../fees/testing/drafts.ts';
import type { Person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** The increase of a parcel's fee by the new fees. */
export const dearerBy = 10_00;

/** A figure that changes without a new source would be to be confirmed. */
const announced = { status: 'sourced', source: 'https://noon.example/new-fees' } as const;

/** Puts a noon fee table in force today with parcels ten riyals dearer and no oversize class. */
export async function publishDearerFees(
  server: TestApp,
  admin: Person,
): Promise<{ id: number; name: string }> {
  const name = 'Dearer parcels';
  const draft = await readDraft(server, admin, 'NOON_SA_FBN', { effectiveFrom: daysFromToday(0), name });
  const { classes, rates } = contentOfVersion(draft);
  const content = {
    rates: rates.map((each) => ({ ...each, ...announced })),
    classes: classes
      .filter(({ code }) => code !== 'oversize')
      .map((each) => ({
        ...each,
        ...announced,
        slabs: each.slabs.map(({ maxWeight, feeBelow, feeAbove }) => ({
          maxWeight,
          feeBelow: feeBelow + dearerBy,
          feeAbove: feeAbove + dearerBy,
        })),
      })),
  };
  const { id, version } = draft;
  const written = await server.put('/v1/fee-table/content', { id, version, content }, admin.headers);
  let table = feeVersion.parse(written.json);
  for (const step of ['submit', 'publish']) {
    const { json, text } = await confirmingStep(server, admin, step, table);
    const done = feeVersion.safeParse(json);
    if (!done.success) throw new Error(`${step} was refused: ${text}`);
    table = done.data;
  }
  return { id, name };
}
