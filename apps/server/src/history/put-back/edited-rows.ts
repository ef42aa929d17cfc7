import type * as z from 'zod/mini';
import { lists as contract } from '@saer/contract/lists/all';
import type { restorableLists } from '@saer/contract/products/history';
import type { Transaction } from '../../database/database.ts';
import { createClass, updateClass } from '../../fees/classes/edit-class.ts';
import { rangeFactorEditing } from '../../fees/factors/edit-factors.ts';
import { classification, rangeFactor, referralRule } from '../../fees/lists.ts';
import { createRate, updateRate } from '../../fees/rates/edit-rate.ts';
import { lockDraft, lockOwningTable } from '../../fees/versions/lock-table.ts';
import { findSlabs } from '../../fees/versions/read-content.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import type { ListEditing } from '../../lists/editing/crud.ts';
import { lockList, type Actor } from '../../lists/editing/rows.ts';
import type { AdminList, Row } from '../../lists/listing/admin-list.ts';

type Name = (typeof restorableLists)[number];
type Form = z.ZodMiniObject;

/** Rows with rules of their own: they are put back as an admin would enter them, in a draft. */
export interface EditedRows {
  readonly list: AdminList;
  /** Locks what a row belongs to, in the order of its own editing. */
  readonly lock: (tx: Transaction, row: Row) => Promise<unknown>;
  /** The child rows that the history has with a row. */
  readonly findChildren: (tx: Transaction, id: number) => Promise<Row>;
  /** Adds a row under its former key. */
  readonly add: (tx: Transaction, actor: Actor, values: Row) => Promise<unknown>;
  readonly write: (tx: Transaction, actor: Actor, values: Row) => Promise<unknown>;
}

/** The values that a form takes. */
const entered = ({ shape }: Form, values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in shape));

/** Builds the editing of rows from the forms of their list, and from what the list itself does with them. */
function editedRows<C extends Form, U extends Form>(
  list: AdminList,
  { create, update }: { readonly create: { readonly body: C }; readonly update: { readonly body: U } },
  editing: Pick<ListEditing<z.output<C>, z.output<U>>, 'create' | 'update'>,
  {
    lock,
    findChildren = async () => ({}),
  }: Pick<EditedRows, 'lock'> & Partial<Pick<EditedRows, 'findChildren'>>,
): EditedRows {
  return {
    list,
    lock,
    findChildren,
    add: (tx, actor, values) => {
      const { id, version } = values;
      const sent = parseInput(create.body, entered(create.body, values));
      return editing.create(tx, actor, { ...sent, id, version });
    },
    write: (tx, actor, values) =>
      editing.update(tx, actor, parseInput(update.body, entered(update.body, values))),
  };
}

/** Locks the fee table of a size class or commission: that of the row, or the draft that it comes back to. */
const lockTableOf =
  (list: typeof classification | typeof referralRule): EditedRows['lock'] =>
  (tx, { id, feeTableId }) =>
    feeTableId === undefined
      ? lockOwningTable(tx, list.table, Number(id))
      : lockDraft(tx, Number(feeTableId));

export const rowsWithRules: Readonly<Partial<Record<Name, EditedRows>>> = {
  classification: editedRows(
    classification,
    contract.classification,
    { create: createClass, update: updateClass },
    {
      lock: lockTableOf(classification),
      findChildren: async (tx, id) => ({ slabs: (await findSlabs(tx, [id])).get(id) ?? [] }),
    },
  ),
  referralRule: editedRows(
    referralRule,
    contract.referralRule,
    { create: createRate, update: updateRate },
    { lock: lockTableOf(referralRule) },
  ),
  rangeFactor: editedRows(rangeFactor, contract.rangeFactor, rangeFactorEditing, {
    lock: (tx) => lockList(tx, rangeFactor.name),
  }),
};
