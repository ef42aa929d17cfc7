import { feeVersion } from '@saer/contract/fee-version';
import { contentOfVersion } from '../../fees/testing/content-of-version.ts';
import { daysFromToday, draftOf } from '../../fees/testing/drafts.ts';
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
  const draft = await draftOf(server, admin, 'NOON_SA_FBN', { effectiveFrom: daysFromToday(0), name });
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
  let step = { id: draft.id, version: draft.version };
  for (const [method, path, more] of [
    ['put', 'content', { content }],
    ['post', 'submit', {}],
    ['post', 'publish', {}],
  ] as const) {
    const { json, text } = await server[method](`/v1/fee-table/${path}`, { ...step, ...more }, admin.headers);
    const done = feeVersion.safeParse(json);
    if (!done.success) throw new Error(`${path} was refused: ${text}`);
    step = { id: done.data.id, version: done.data.version };
  }
  return { id: step.id, name };
}
