import type { FeeVersion, replaceContent } from '@saer/contract/fee-version';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { provenanceAfter } from '../../lists/editing/provenance.ts';
import { type Actor, changedFields, writeRow } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { feeTable as list } from '../lists.ts';
import { classification, type slab } from '../tables.ts';
import { writeSlabs } from '../classes/write-slabs.ts';
import { readVersion } from '../versions/find-version.ts';
import { classesOf, ratesOf } from '../versions/read-content.ts';
import { bumpVersion, changeKind, recordEditor } from '../versions/bump-version.ts';
import { lockTable, requireDraft, requireVersion } from '../versions/lock-table.ts';
import { auditedDiff, diffRows, isEmpty, type RowDiff } from './diff-rows.ts';
import { classKey, rateKey } from './content-keys.ts';
import { contentErrors } from './content-errors.ts';
import { writeRows } from './write-rows.ts';

type Sent = z.output<typeof replaceContent.body>;
type Content = Sent['content'];

/** Sub family ids by code. */
export async function subFamilyIds(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: productSubFamily.code, id: productSubFamily.id })
    .from(productSubFamily);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Content as rows of a fee table, classes positioned in the order sent. */
const requestedRows = (
  feeTableId: number,
  { classes, rates }: Content,
  ids: ReadonlyMap<string, number>,
) => ({
  classes: classes.map((each, position) => ({ ...each, position, feeTableId })),
  rates: rates.map((each) => ({ ...each, subFamilyId: ids.get(each.subFamily) ?? 0, feeTableId })),
});

/** Adds the resulting provenance to each changed row. */
const withProvenance = <Before extends Row>(
  { accountId }: Actor,
  { added, changed, removed }: RowDiff<Before>,
): RowDiff<Before> => ({
  added: added.map((sent) => ({
    ...sent,
    ...provenanceAfter(accountId, { before: undefined, sent, changed: Object.keys(sent) }),
  })),
  changed: changed.map(({ before, sent }) => ({
    before,
    sent: {
      ...sent,
      ...provenanceAfter(accountId, { before, sent, changed: changedFields(before, sent) }),
    },
  })),
  removed,
});

async function changesOf(tx: Transaction, actor: Actor, { id, content }: Sent) {
  const ids = await subFamilyIds(tx);
  const [first, ...others] = contentErrors(
    content,
    new Set(ids.keys()),
    (part, at) => `content.${part}.${at}.`,
  );
  if (first !== undefined) throw new AppError(first, ...others);
  const requested = requestedRows(id, content, ids);
  // Positions are compared by order alone, so that a class does not change where nothing moved.
  const classes = (await classesOf(tx, id)).map((row, position) => ({ ...row, position }));
  return {
    classes: withProvenance(actor, diffRows(classes, requested.classes, classKey)),
    rates: withProvenance(actor, diffRows(await ratesOf(tx, id), requested.rates, rateKey)),
  };
}

const slabsIn = (sent: Row): readonly Omit<typeof slab.$inferSelect, 'classificationId'>[] =>
  Array.isArray(sent['slabs']) ? sent['slabs'] : [];

const kindOf = (...lists: readonly RowDiff<Row>[]) =>
  lists.some(({ added, removed }) => added.length + removed.length > 0)
    ? 'figures'
    : changeKind(
        lists.flatMap(({ changed }) => changed.flatMap(({ before, sent }) => changedFields(before, sent))),
      );

/** Writes the positions of a fee table's size classes in the requested order. */
async function writePositions(
  tx: Transaction,
  feeTableId: number,
  requested: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<void> {
  const positions = new Map(requested.map((each, index) => [keyOf(each), index]));
  const { id, code, handover, position } = classification;
  const rows = await tx
    .select({ id, code, handover, position })
    .from(classification)
    .where(eq(classification.feeTableId, feeTableId));
  for (const row of rows) {
    const requestedPosition = positions.get(keyOf(row));
    if (requestedPosition !== undefined && requestedPosition !== row.position)
      await tx.update(classification).set({ position: requestedPosition }).where(eq(id, row.id));
  }
}

/** Writes the rules that came with a draft's content; a change of them is audited as one in the form is. */
async function writeRules(tx: Transaction, actor: Actor, before: Row, { version, content }: Sent) {
  const { rules = {} } = content;
  if (changedFields(before, rules).length === 0) return;
  await writeRow(tx, actor, list, { before, version, sent: rules });
  await recordEditor(tx, actor, Number(before['id']));
}

/** Replaces a draft's whole content, in an audited change and another of its rules: all or nothing. */
export const replaceDraft = (db: Database, actor: Actor, sent: Sent): Promise<FeeVersion> =>
  db.transaction(async (tx) => {
    const { id, version } = sent;
    const table = await lockTable(tx, id);
    requireVersion(table, version);
    requireDraft(table);
    await writeRules(tx, actor, table, sent);
    const { classes, rates } = await changesOf(tx, actor, sent);
    if (isEmpty(classes) && isEmpty(rates)) return readVersion(tx, id);
    await writeRows(tx, 'classification', classes, (classId, row) => writeSlabs(tx, classId, slabsIn(row)));
    await writePositions(tx, id, sent.content.classes, classKey);
    await writeRows(tx, 'referralRule', rates);
    await bumpVersion(tx, actor, id, kindOf(classes, rates));
    const audited = { classes: auditedDiff(classes, classKey), rates: auditedDiff(rates, rateKey) };
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'feeTable',
      entityId: id,
      action: 'replace',
      named: { nameEn: table.name, nameAr: table.name },
      before: { classes: audited.classes.before, rates: audited.rates.before },
      after: { classes: audited.classes.after, rates: audited.rates.after },
    });
    return readVersion(tx, id);
  });
