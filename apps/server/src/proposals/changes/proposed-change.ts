import * as z from 'zod/mini';
import { createAgreedFee, updateAgreedFee } from '@saer/contract/fees/agreed-fees';
import { choice, id as idField } from '@saer/contract/api/field';
import type {
  ProposedAction,
  ProposedChange,
  ProposedEntity,
  ChangeDoubt,
} from '@saer/contract/publishing/fee-proposal';
import { history } from '../../audit/tables.ts';
import { putBack } from '../../history/put-back/put-back.ts';
import { rowVersion } from '@saer/contract/api/list-query';
import { serviceFee as serviceFeeContract } from '@saer/contract/lists/service-fee';
import { store as storeContract } from '@saer/contract/lists/store';
import type { Transaction, Database } from '../../database/database.ts';
import { agreedFees, createAgreed, removeAgreed, updateAgreed } from '../../fees/agreed-fees/service.ts';
import { serviceFee } from '../../fees/lists.ts';
import { serviceFeeEditing } from '../../fees/rates/edit-service-fee.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { storeEditing } from '../../lists/editing/edit-stores.ts';
import { lockRow } from '../../lists/editing/rows.ts';
import { altersFigures } from '../../lists/editing/second-person.ts';
import type { EditedTable, Row } from '../../lists/listing/admin-list.ts';
import { store } from '../../lists/lists.ts';
import { serviceFeeKinds } from '@saer/contract/fees/service-fee';
import { findChangeDoubts } from '@saer/quoting/find-change-doubts';
import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { serviceFee as savedFee } from '../../fees/tables.ts';
import { today } from '../../fees/versions/dates.ts';

/** A row before and after a change; null: there is none. */
export interface ProposedOutcome {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** A change as the list itself would accept it. */
export interface PreparedChange {
  readonly list: EditedTable;
  readonly values: Row;
  readonly rowId: number | null;
  readonly rowVersion: number | null;
  /** Makes the change by the code of the list itself, with all its errors. */
  readonly make: (tx: Transaction, actor: Principal) => Promise<ProposedOutcome>;
}

type Schema = z.core.$ZodType<Row>;
type Apply<S extends Schema> = (
  tx: Transaction,
  actor: Principal,
  values: z.output<S>,
) => Promise<{ readonly id: number } | Row | null>;

type Prepare = (values: unknown) => PreparedChange;

const removal = z.strictObject({ id: idField(), version: rowVersion() });

const keyIn = (row: Row, name: string): number | null => {
  const value = row[name];
  return typeof value === 'number' ? value : null;
};

/** Only what holds for all sellers waits for a second person: an agreed fee of one seller is changed at once. */
function requireShared(outcome: ProposedOutcome, list: EditedTable): ProposedOutcome {
  const { before, after } = outcome;
  const isOwn = [before, after].some((row) => keyIn(row ?? {}, 'accountId') !== null);
  const isAltered = before === null || after === null || altersFigures(list, before, after);
  if (isOwn || !isAltered) throw new AppError({ code: 'invalidValue', field: 'values' });
  return outcome;
}

/** A kind of change: what is sent for it, and how it is made. `null`: it leaves no row. */
const changeKind =
  <S extends Schema>(list: EditedTable, schema: S, apply: Apply<S>): Prepare =>
  (sent) => {
    const values = parseInput(schema, sent, ['values']);
    const rowId = keyIn(values, 'id');
    const rowVersionSeen = keyIn(values, 'version');
    return {
      list,
      values,
      rowId,
      rowVersion: rowVersionSeen,
      make: async (tx, actor) => {
        const before = rowId === null ? null : await lockRow(tx, list, rowId);
        if (before !== null && before['version'] !== rowVersionSeen)
          throw new AppError({ code: 'rowChanged' });
        const made = await apply(tx, actor, values);
        const after = made === null ? null : await lockRow(tx, list, Number(made['id']));
        return requireShared({ before, after }, list);
      },
    };
  };

const kinds: Readonly<Record<ProposedEntity, Partial<Readonly<Record<ProposedAction, Prepare>>>>> = {
  serviceFee: {
    create: changeKind(serviceFee, serviceFeeContract.create.body, serviceFeeEditing.create),
    update: changeKind(serviceFee, serviceFeeContract.update.body, serviceFeeEditing.update),
    remove: changeKind(serviceFee, removal, async (tx, actor, row) => {
      await serviceFeeEditing.remove(tx, actor, [row.id]);
      return null;
    }),
  },
  productFeeOverride: {
    create: changeKind(agreedFees, createAgreedFee.body, createAgreed),
    update: changeKind(agreedFees, updateAgreedFee.body, updateAgreed),
    remove: changeKind(agreedFees, removal, async (tx, actor, row) => {
      await removeAgreed(tx, actor, [row.id]);
      return null;
    }),
  },
  store: { update: changeKind(store, storeContract.update.body, storeEditing.update) },
};

/** A change as its list takes it. */
export interface ListChange {
  readonly entity: ProposedEntity;
  readonly action: ProposedAction;
  readonly values: Row;
}

/** Reads a change by the form of its list, or throws what is wrong with it. */
export function prepareChange({ entity, action, values }: ListChange): PreparedChange {
  const prepare = kinds[entity][action];
  if (prepare === undefined) {
    parseInput(choice(Object.keys(kinds[entity])), action, ['action']);
    throw new AppError({ code: 'invalidValue', field: 'action' });
  }
  return prepare(values);
}

const nobodyElse = (): Promise<void> => Promise.resolve();

/** Lists whose changes are put back by a proposal, with the forms of a change and of a new row. */
const restorable = {
  store: { list: store, update: storeContract.update.body, create: storeContract.create.body },
  serviceFee: {
    list: serviceFee,
    update: serviceFeeContract.update.body,
    create: serviceFeeContract.create.body,
  },
} as const;

/** The change of a list that comes to the same as putting a change of the history back. */
async function putBackChange(
  tx: Transaction,
  actor: Principal,
  { entity, values }: ProposedChange,
): Promise<ListChange> {
  const { id } = parseInput(z.strictObject({ id: idField() }), values, ['values']);
  if (entity === 'productFeeOverride') throw new AppError({ code: 'cannotPutBack' });
  const { list, update, create } = restorable[entity];
  const [change] = await tx
    .select({ rowId: history.entityId })
    .from(history)
    .where(and(eq(history.id, id), eq(history.entity, entity)));
  if (change === undefined) throw new AppError({ code: 'rowGone' });
  const { rowId } = change;
  const isThere = (await tx.$count(list.table, eq(list.table.id, rowId))) > 0;
  const version = isThere ? (await lockRow(tx, list, rowId))['version'] : undefined;
  const row = await undone(tx, async (inner) => {
    await putBack(inner, actor, id, nobodyElse);
    return lockRow(inner, list, rowId);
  });
  const form = Object.keys((isThere ? update : create).shape);
  const sent = Object.fromEntries(
    Object.entries({ ...row, version }).filter(([name]) => form.includes(name)),
  );
  return { entity, action: isThere ? 'update' : 'create', values: sent };
}

/** The change of a list that is proposed: as it was sent, or what putting one back comes to. */
export const toListChange = async (
  tx: Transaction,
  actor: Principal,
  sent: ProposedChange,
): Promise<ListChange> => {
  const { entity, action, values } = sent;
  return action === 'putBack' ? putBackChange(tx, actor, sent) : { entity, action, values };
};

/** Ends what is only tried, with what it came to. */
class Undone<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super();
    this.outcome = outcome;
  }
}

/** Does work and undoes it; returns what it came to, or throws the errors that it would have. */
export async function undone<T>(tx: Transaction, work: (inner: Transaction) => Promise<T>): Promise<T> {
  let tried: Undone<T> | undefined;
  try {
    await tx.transaction(async (inner) => {
      tried = new Undone(await work(inner));
      throw tried;
    });
  } catch (error) {
    if (tried === undefined || error !== tried) throw error;
    return tried.outcome;
  }
  throw new Error('A transaction that throws does not end');
}

/** Makes a change and undoes it: what it would come to, with the errors that it would have. */
export const tryChange = (
  tx: Transaction,
  actor: Principal,
  change: PreparedChange,
): Promise<ProposedOutcome> => undone(tx, (inner) => change.make(inner, actor));

const newFee = z.looseObject({
  id: z.optional(z.int()),
  storeId: z.int(),
  kind: choice(serviceFeeKinds),
  nameEn: z.string(),
  effectiveFrom: z.string(),
});

/** The service fee that a new one takes the place of: the latest of its kind before it, of services the latest of its name. */
async function findFollowed(db: Database | Transaction, added: Row): Promise<Row | null> {
  const { id, storeId, kind, nameEn, effectiveFrom } = z.parse(newFee, added);
  const [followed] = await db
    .select()
    .from(savedFee)
    .where(
      and(
        eq(savedFee.storeId, storeId),
        eq(savedFee.kind, kind),
        kind === 'valueAddedService' ? eq(savedFee.nameEn, nameEn) : undefined,
        lte(savedFee.effectiveFrom, effectiveFrom),
        id === undefined ? undefined : ne(savedFee.id, id),
      ),
    )
    .orderBy(desc(savedFee.effectiveFrom), desc(savedFee.id))
    .limit(1);
  return followed ?? null;
}

/** The doubts about a change, before it is made or in the transaction that makes it. */
export async function findProposalDoubts(
  db: Database | Transaction,
  entity: ProposedEntity,
  { before, after }: ProposedOutcome,
): Promise<readonly ChangeDoubt[]> {
  const isNewFee = entity === 'serviceFee' && before === null && after !== null;
  const follows = isNewFee ? await findFollowed(db, after) : null;
  return findChangeDoubts({ entity, before, after, follows, today: today() });
}

/** Requires that every doubt is confirmed by its key; returns the keys. */
export function requireConfirmed(
  doubts: readonly ChangeDoubt[],
  confirmed: readonly string[] | undefined,
): readonly string[] {
  const own = new Set(confirmed);
  if (doubts.some(({ key }) => !own.has(key)))
    throw new AppError({ code: 'feeDoubts', field: 'doubts', details: { by: 'change' } });
  return doubts.map(({ key }) => key);
}
