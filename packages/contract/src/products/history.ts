import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { accountStatuses } from '../account/account.ts';
import { choice, id, instant, text, yesOrNo } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { pageQuery } from '../api/list-query.ts';

/** A row's values as recorded; for an update, only those that differ. */
const values = z.nullable(z.record(z.string(), z.unknown()));

/** An account's status, or that it waits for its deletion. */
const accountStates = [...accountStatuses, 'DELETED'] as const;

/** A change of one row: who made it, and the values before and after. */
export const historyRow = z.object({
  id: id(),
  at: instant(),
  /** null if nobody was signed in (a timer, a registration), or the account is gone. */
  actor: z.nullable(z.object({ id: id(), fullName: text(201) })),
  /** A list by its name in code (`productFamily`), `account` or `product`. */
  entity: text(64),
  entityId: id(),
  /** The row's name at the time; one without a name has that of its parent. null if neither is known. */
  nameEn: z.nullable(z.string()),
  nameAr: z.nullable(z.string()),
  /** For a size class or a commission: its fee table. */
  feeTableId: z.nullable(id()),
  /** For a change of an account: its current name and status. null if it is gone. */
  account: z.nullable(z.object({ fullName: text(201), state: choice(accountStates) })),
  /** The accounts whose keys occur in the values. */
  people: z.array(z.object({ id: id(), fullName: text(201) })),
  /** A verb: `create`, `update`, `remove`, `publish`. */
  action: text(64),
  before: values,
  after: values,
});
export type HistoryRow = z.infer<typeof historyRow>;

/** Changes of one kind that one person made in one go, as one. */
export const changeGroup = z.object({
  newest: historyRow,
  /** Number of rows changed. */
  rows: z.int().check(z.positive()),
  /** Earlier changes may belong to it, which were not looked at. */
  isMore: yesOrNo(),
  /** The time of the earliest of them. */
  since: instant(),
});
export type ChangeGroup = z.infer<typeof changeGroup>;

/** Filtered by `entity`, `entityId`, `actorId`, `action` and `at`; newest first by default. */
export const pageHistory = {
  method: 'GET',
  path: '/history/page',
  access: 'admin',
  summary: 'Every change an admin may see, a page at a time',
  description:
    'Every change, the newest first: who made it and when, what it was before and what since. It is filtered and sorted by `entity` (a list by its name in code, such as `productFamily`, or `account` or `product`), `entityId`, `actorId`, `action` and `at`. An `ADMIN` sees no changes of accounts they may not manage.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(historyRow),
} as const satisfies Endpoint;

/** Lists whose changes can be put back. */
export const restorableLists = [
  'store',
  'productFamily',
  'productSubFamily',
  'productType',
  'serviceFee',
  'pricePlan',
  'rangeFactor',
  'classification',
  'referralRule',
] as const;

/** Lists whose deleted rows can be put back. Fee tables are not among them: the history does not have their content. */
export const restorableDeletions = [...restorableLists, 'classificationCategory'] as const;

/**
 * Gives the fields that a change altered the values they had before, where nobody has altered them since. Adds a deleted row again, where
 * its names and codes are free and the row it belongs to exists.
 */
export const putBackChange = {
  method: 'POST',
  path: '/history/put-back',
  access: 'signedIn',
  summary: 'Put a change back: its fields get the values they had before, and a deleted row is added again',
  description:
    'Puts a change of a product, store, family, sub family, type, service fee, price plan or range factor, or of a size class or commission of a draft, back: the fields it altered get the values they had before, and that is a change of its own. A deleted row of these lists, or of size class categories, is added again under its former key: its names and codes must be free, and the row it belonged to must exist; where that is gone, the answer is `unknownRow` with its list and name. It is refused with `changedSince` where one of the fields has been altered since, and with `cannotPutBack` for additions, deleted products, rows that were put back already and whatever else cannot be put back. Sellers put back changes of their own products only.',
  query: nothing,
  body: z.strictObject({ id: id() }),
  reply: z.object({ entity: text(64), entityId: id() }),
} as const satisfies Endpoint;

export const historyEndpoints: readonly DescribedEndpoint[] = [pageHistory, putBackChange];
