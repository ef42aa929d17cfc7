import type { FeeVersion, replaceContent } from '@saer/contract/fee-version';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { provenanceAfter } from '../../lists/editing/provenance.ts';
import type { Actor } from '../../lists/editing/rows.ts';
import type { Row } from '../../lists/listing/admin-list.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { type slab } from '../tables.ts';
import { writeSlabs } from '../classes/write-slabs.ts';
import { readVersion } from '../versions/find-version.ts';
import { changedNames } from '../versions/changes-table.ts';
import { classesOf, ratesOf } from '../versions/read-content.ts';
import { countChange, holdTable, kindOfChange, requireDraft, requireVersion } from '../versions/table-row.ts';
import { type ChangedRows, changedRows } from './changed-rows.ts';
import { classKey, rateKey } from './content-keys.ts';
import { contentErrors } from './content-errors.ts';
import { orderClasses } from './order-classes.ts';
import { isNothing, auditChanges } from './audit-changes.ts';
import { writeRows } from './write-rows.ts';

type Sent = z.output<typeof replaceContent.body>;
type Content = Sent['content'];

/** The keys of sub families by code. */
export async function subFamilyIds(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ code: productSubFamily.code, id: productSubFamily.id })
    .from(productSubFamily);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** The content as rows of a fee table. Classes are in the order in which they were sent. */
const wantedRows = (feeTableId: number, { classes, rates }: Content, ids: ReadonlyMap<string, number>) => ({
  classes: classes.map((each, position) => ({ ...each, position, feeTableId })),
  rates: rates.map((each) => ({ ...each, subFamilyId: ids.get(each.subFamily) ?? 0, feeTableId })),
});

/** The changes with the resulting provenance of each row. */
const withProvenance = <Before extends Row>(
  { accountId }: Actor,
  { added, changed, removed }: ChangedRows<Before>,
): ChangedRows<Before> => ({
  added: added.map((sent) => ({
    ...sent,
    ...provenanceAfter(accountId, { before: undefined, sent, changed: Object.keys(sent) }),
  })),
  changed: changed.map(({ before, sent }) => ({
    before,
    sent: {
      ...sent,
      ...provenanceAfter(accountId, { before, sent, changed: changedNames(before, sent) }),
    },
  })),
  removed,
});

async function changesOf(tx: Transaction, actor: Actor, { id, content }: Sent) {
  const ids = await subFamilyIds(tx);
  const [first, ...others] = contentErrors(
    content,
    new Set(ids.keys()),
    (list, at) => `content.${list}.${at}.`,
  );
  if (first !== undefined) throw new AppError(first, ...others);
  const wanted = wantedRows(id, content, ids);
  // A class's position follows from the order of all: unchanged if nothing moved.
  const classes = (await classesOf(tx, id)).map((row, position) => ({ ...row, position }));
  return {
    classes: withProvenance(actor, changedRows(classes, wanted.classes, classKey)),
    rates: withProvenance(actor, changedRows(await ratesOf(tx, id), wanted.rates, rateKey)),
  };
}

const slabsIn = (sent: Row): readonly Omit<typeof slab.$inferSelect, 'classificationId'>[] =>
  Array.isArray(sent['slabs']) ? sent['slabs'] : [];

const kindOf = (...lists: readonly ChangedRows<Row>[]) =>
  lists.some(({ added, removed }) => added.length + removed.length > 0)
    ? 'figures'
    : kindOfChange(
        lists.flatMap(({ changed }) => changed.flatMap(({ before, sent }) => changedNames(before, sent))),
      );

/** Replaces a draft's whole content: all or nothing, with one history entry. */
export const replaceDraft = (db: Database, actor: Actor, sent: Sent): Promise<FeeVersion> =>
  db.transaction(async (tx) => {
    const { id, version } = sent;
    const table = await holdTable(tx, id);
    requireVersion(table, version);
    requireDraft(table);
    const { classes, rates } = await changesOf(tx, actor, sent);
    if (isNothing(classes) && isNothing(rates)) return readVersion(tx, id);
    await writeRows(tx, 'classification', classes, (classId, row) => writeSlabs(tx, classId, slabsIn(row)));
    await orderClasses(tx, id, sent.content.classes, classKey);
    await writeRows(tx, 'referralRule', rates);
    await countChange(tx, actor, id, kindOf(classes, rates));
    const told = { classes: auditChanges(classes, classKey), rates: auditChanges(rates, rateKey) };
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'feeTable',
      entityId: id,
      action: 'replace',
      named: { nameEn: table.name, nameAr: table.name },
      before: { classes: told.classes.before, rates: told.rates.before },
      after: { classes: told.classes.after, rates: told.rates.after },
    });
    return readVersion(tx, id);
  });
