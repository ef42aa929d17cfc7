import * as z from 'zod/mini';
import { type Endpoint, nothing } from './endpoint.ts';
import { accountStatuses } from './account.ts';
import { choice, id, instant, text } from './field.ts';
import { pageOf } from './list-filter.ts';
import { pageQuery } from './list-query.ts';

/** A row's values as they were written down; only those that differ where it was changed. */
const values = z.nullable(z.record(z.string(), z.unknown()));

/** How an account stands, or that it waits for its deletion. */
const accountStates = [...accountStatuses, 'DELETED'] as const;

/** One change of one row: who made it, what it was before and what it is since. */
export const historyRow = z.object({
  id: id(),
  at: instant(),
  /** null: nobody signed in (the clock, a registration), or an account that is gone. */
  actor: z.nullable(z.object({ id: id(), fullName: text(201) })),
  /** A list by its name in code (`productFamily`), `account` or `product`. */
  entity: text(64),
  entityId: id(),
  /** What the row was called then; one without a name is called by what it belongs to. null: neither is known. */
  nameEn: z.nullable(z.string()),
  nameAr: z.nullable(z.string()),
  /** Of a size class or a commission: the fee table it stands in. */
  feeTableId: z.nullable(id()),
  /** Of a change of an account: what it is called and how it stands now. null: it is gone. */
  account: z.nullable(z.object({ fullName: text(201), state: choice(accountStates) })),
  /** The accounts whose keys stand in the values. */
  people: z.array(z.object({ id: id(), fullName: text(201) })),
  /** A verb: `create`, `update`, `remove`, `publish`. */
  action: text(64),
  before: values,
  after: values,
});
export type HistoryRow = z.infer<typeof historyRow>;

/** Filtered by `entity`, `entityId`, `actorId`, `action` and `at`; the newest first unless asked otherwise. */
export const pageHistory = {
  method: 'GET',
  path: '/history/page',
  access: 'admin',
  summary: 'Every change an admin may see, a page at a time',
  query: pageQuery,
  body: nothing,
  reply: pageOf(historyRow),
} as const satisfies Endpoint;
