import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { classificationCategory as list } from '../lists.ts';
import { classification, classificationCategory, classificationCategoryMember as member } from '../tables.ts';
import { lockList, deleteRows, lockRow, lockRows, insertRow, writeRow } from '../../lists/editing/rows.ts';
import type { ListEditing } from '../../lists/editing/crud.ts';

const codesIn = (sent: unknown): readonly string[] =>
  Array.isArray(sent) ? [...new Set(sent.filter((each) => typeof each === 'string'))] : [];

async function findMembers(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await tx
    .select()
    .from(member)
    .where(inArray(member.categoryId, [...ids]))
    .orderBy(member.classificationCode);
  const byCategory = Map.groupBy(rows, ({ categoryId }) => categoryId);
  return new Map(ids.map((id) => [id, (byCategory.get(id) ?? []).map((each) => each.classificationCode)]));
}

/** Rejects size classes that no fee table has and those of another category, at the index of the first such class. */
async function requireFree(
  tx: Transaction,
  codes: readonly string[],
  added: readonly string[],
): Promise<void> {
  if (added.length === 0) return;
  const known = await tx
    .selectDistinct({ code: classification.code })
    .from(classification)
    .where(inArray(classification.code, [...added]));
  const others = await tx
    .select({ code: member.classificationCode, name: classificationCategory.nameEn })
    .from(member)
    .innerJoin(classificationCategory, eq(classificationCategory.id, member.categoryId))
    .where(inArray(member.classificationCode, [...added]));
  for (const code of added) {
    const field = `members.${codes.indexOf(code)}`;
    if (!known.some((each) => each.code === code)) throw new AppError({ code: 'unknownRow', field });
    const other = others.find((each) => each.code === code);
    if (other !== undefined)
      throw new AppError({ code: 'memberTaken', field, details: { code, name: other.name } });
  }
}

async function addMembers(tx: Transaction, categoryId: number, codes: readonly string[]): Promise<void> {
  if (codes.length > 0)
    await tx.insert(member).values(codes.map((classificationCode) => ({ categoryId, classificationCode })));
}

/** Edits categories of size classes with their members, by code; a class has at most one category. */
export const classCategoryEditing: ListEditing = {
  create: (db, actor, { members: sent, ...values }) =>
    db.transaction(async (tx) => {
      const members = codesIn(sent);
      await lockList(tx, list.name);
      await requireFree(tx, members, members);
      const row = await insertRow(tx, actor, list, values, { members: members.toSorted() });
      await addMembers(tx, Number(row['id']), members);
      return row;
    }),

  update: (db, actor, { id, version, members: sent, ...values }) =>
    db.transaction(async (tx) => {
      const key = Number(id);
      await lockList(tx, list.name);
      const before = await lockRow(tx, list, key);
      const had = (await findMembers(tx, [key])).get(key) ?? [];
      const members = codesIn(sent);
      const more = { before: { members: had.toSorted() }, after: { members: members.toSorted() } };
      const row = await writeRow(tx, actor, list, { before, version: Number(version), sent: values, more });
      const added = members.filter((code) => !had.includes(code));
      await requireFree(tx, members, added);
      const gone = had.filter((code) => !members.includes(code));
      if (gone.length > 0) await tx.delete(member).where(inArray(member.classificationCode, gone));
      await addMembers(tx, key, added);
      return row;
    }),

  remove: (db, actor, ids) =>
    db.transaction(async (tx) => {
      const rows = await lockRows(tx, list, ids);
      const members = await findMembers(tx, ids);
      const childRows = new Map<number, Row>([...members].map(([id, codes]) => [id, { members: codes }]));
      return deleteRows(tx, actor, list, rows, childRows);
    }),
};
