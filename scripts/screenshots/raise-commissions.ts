import { findFeeVersion } from '@saer/contract/publishing/fee-version';
import type { SignedIn } from '@saer/contract/account/session';
import { riyadhDay } from '@saer/i18n/format-date';
import * as z from 'zod/mini';

const row = z.object({ id: z.int(), version: z.int() });

/** Publishes a fee table that is in force from today: the store's first one, with every commission one point higher. */
export async function raiseCommissions(
  origin: string,
  feeTableId: number,
  [author, publisher]: readonly [SignedIn, SignedIn],
): Promise<void> {
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    as: SignedIn,
    data?: object,
  ): Promise<unknown> => {
    const reply = await fetch(`${origin}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${as.access_token}`, 'content-type': 'application/json' },
      ...(data === undefined ? {} : { body: JSON.stringify(data) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  const read = async (id: number) =>
    z.parse(findFeeVersion.reply, await call('GET', `/fee-table/version?id=${id}`, author));

  const inForce = await read(feeTableId);
  const draft = z.parse(
    row,
    await call('POST', '/fee-table', author, {
      storeId: inForce.storeId,
      name: `${inForce.name} + 1%`,
      effectiveFrom: riyadhDay(new Date()),
      copyOf: feeTableId,
    }),
  );
  const { rates } = await read(draft.id);
  const changed = rates.map(({ id, version: revision, shape, rate1, limit, rate2 }) => ({
    id,
    version: revision,
    shape,
    rate1: rate1 + 100,
    limit,
    rate2: rate2 === null ? null : rate2 + 100,
  }));
  await call('POST', '/fee-table/rates', author, { id: draft.id, changed });
  for (const [step, who] of [
    ['submit', author],
    ['publish', publisher],
  ] as const) {
    const { version: current } = await read(draft.id);
    await call('POST', `/fee-table/${step}`, who, { id: draft.id, version: current });
  }
}
