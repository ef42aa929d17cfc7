import type { saveRangeFactors as contract } from '@saer/contract/publishing/range-factor-version';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { atPosition } from '../../lists/editing/at-position.ts';
import { lockList } from '../../lists/editing/lock-list.ts';
import { type Actor, deleteRows, insertRow, lockRow, writeRow } from '../../lists/editing/rows.ts';
import { rangeFactor as list } from '../lists.ts';
import { rejectOverlap, requireValid } from './edit-factors.ts';

type Sent = z.output<typeof contract.body>;

/** Writes several range factors of the list: all of them or none. Overlaps are checked at the end, so that bands can move together. */
export const saveFactors = (
  db: Database,
  actor: Actor,
  { added, changed, removed }: Sent,
): Promise<z.input<typeof contract.reply>> =>
  db.transaction(async (tx) => {
    await lockList(tx, list.name);
    for (const [at, { id, version }] of removed.entries())
      await atPosition(`removed.${at}`, async () => {
        const row = await lockRow(tx, list, id);
        if (row['version'] !== version) throw new AppError({ code: 'rowChanged' });
        await deleteRows(tx, actor, list, [row]);
      });
    const positions = new Map<number, string>();
    for (const [at, { id, version, ...sent }] of changed.entries()) {
      const position = `changed.${at}`;
      positions.set(id, position);
      await atPosition(position, async () => {
        requireValid(sent);
        await writeRow(tx, actor, list, { before: await lockRow(tx, list, id), version, sent });
      });
    }
    const created: number[] = [];
    for (const [at, sent] of added.entries()) {
      const position = `added.${at}`;
      const { id } = await atPosition(position, async () => {
        requireValid(sent);
        return insertRow(tx, actor, list, sent);
      });
      positions.set(Number(id), position);
      created.push(Number(id));
    }
    await rejectOverlap(tx, [...positions.keys()], (id) => `${positions.get(id) ?? 'added'}.min`);
    return {
      changed: changed.map(({ id }) => id),
      added: created,
      removed: removed.map(({ id }) => id),
    };
  });
