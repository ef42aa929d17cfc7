import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, kilobyte, megabyte, nothing } from '../api/endpoint.ts';
import { confirmedDoubts } from './fee-doubt.ts';
import { moreErrors, fieldErrorReply } from '../api/error-reply.ts';
import { choice, code, id, instant, position, share, text } from '../api/field.ts';
import { maxClasses, maxRates } from '../api/limits.ts';
import { sourceInput } from '../fees/provenance.ts';
import { keyQuery, rowVersion } from '../api/list-query.ts';
import { savedRows } from '../api/saved-rows.ts';
import type { FeeTableState } from '../fees/choices.ts';
import { classFields, classInput, slab } from '../lists/classification.ts';
import { feeTable } from '../lists/fee-table.ts';
import { rateFields, rateInput } from '../lists/referral-rule.ts';
import { store } from '../lists/store.ts';
import { storeRulesInput } from '../fees/store-rules.ts';

/** An admin's steps of a fee table. The server enforces them, and the buttons are derived from them. Superseding happens by date. */
export const feeTableSteps = {
  submit: { from: 'draft', to: 'review' },
  return: { from: 'review', to: 'draft' },
  publish: { from: 'review', to: 'published' },
  /** Only before its day: from then on sellers' prices depend on it. */
  withdraw: { from: 'published', to: 'draft' },
} as const satisfies Readonly<Record<string, { readonly from: FeeTableState; readonly to: FeeTableState }>>;
export type FeeTableStep = keyof typeof feeTableSteps;

const who = z.nullable(z.object({ id: id(), fullName: text(201) }));
/** The account that did a step and the time; both null if it is not done. */
const step = z.object({ by: who, at: z.nullable(instant()) });

/** A size class of a version, with the admin who confirmed it. */
export const versionClass = z.object({
  id: id(),
  version: rowVersion(),
  ...classFields,
  slabs: z.array(slab),
  confirmedBy: who,
});

/** A commission of a version, by its sub family's code. */
export const versionRate = z.object({
  id: id(),
  version: rowVersion(),
  subFamily: code(),
  ...rateFields,
  confirmedBy: who,
});

const otherTable = z.nullable(z.object({ id: id(), name: text(200) }));

/** A whole fee table: its steps from draft to published, its size classes in the store's order and its commissions. */
export const feeVersion = z.extend(feeTable.row, {
  store: store.row,
  confirmedBy: who,
  submitted: step,
  published: step,
  /** The day on which the store's next table starts; null if there is none. */
  followedOn: z.nullable(text(10)),
  /** The table that it corrects, and the one that corrected it. */
  corrects: otherTable,
  correctedBy: otherTable,
  classes: z.array(versionClass),
  rates: z.array(versionRate),
});
export type FeeVersion = z.infer<typeof feeVersion>;
export type VersionClass = FeeVersion['classes'][number];
export type VersionRate = FeeVersion['rates'][number];

/** The whole content of a version, from a workbook or from a copy. */
export const versionContent = z.strictObject({
  classes: z
    .array(z.strictObject({ code: code(), ...classInput }), 'count')
    .check(z.maxLength(maxClasses, 'count')),
  rates: z
    .array(z.strictObject({ subFamily: code(), ...rateInput }), 'count')
    .check(z.maxLength(maxRates, 'count')),
  /** Rules for all products; those that are absent stay as they are. */
  rules: z.exactOptional(z.strictObject(storeRulesInput)),
});
export type VersionContent = z.output<typeof versionContent>;

/** The version of a fee table, and the revision the caller has read. */
const versionStep = z.strictObject({ id: id(), version: rowVersion() });

export const findFeeVersion = {
  method: 'GET',
  path: '/fee-table/version',
  access: 'admin',
  summary: 'One fee table whole: classes, slabs, commissions, and who confirmed what',
  description:
    'One fee table whole: its size classes in the store’s order with their slabs, its commissions, who submitted and published it, and who confirmed each figure. Its `version` counts every change of anything in it.',
  query: keyQuery,
  body: nothing,
  reply: feeVersion,
} as const satisfies Endpoint;

export const replaceContent = {
  method: 'PUT',
  path: '/fee-table/content',
  access: 'admin',
  summary: 'Write the whole content of a draft anew',
  description:
    'Replaces the whole content of a draft, or nothing: classes are matched by code and hand-over, commissions by sub family, and only what differs is written. It is one change in the history. Anything that is wrong is refused at its position (`content.classes.2.slabs.0.maxWeight`).',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), content: versionContent }),
  bodyLimit: 4 * megabyte,
  reply: feeVersion,
} as const satisfies Endpoint;

export const saveRates = {
  method: 'POST',
  path: '/fee-table/rates',
  access: 'admin',
  summary: 'Write several commissions of a fee table at once: all of them or none',
  description:
    'Writes many commissions of one fee table as `referral-rule` writes one: all of them or none, each with its own entry in the history. Rows are added and removed in drafts only; elsewhere only provenance changes. Anything that is wrong is refused at its position (`changed.2.rate1`); where somebody else has changed one of the rows, the answer is `rowChanged` at `changed.2`.',
  query: nothing,
  body: z.strictObject({
    /** The fee table. */
    id: id(),
    ...savedRows(
      z.strictObject({ subFamilyId: id(), ...rateInput }),
      z.strictObject({ id: id(), version: rowVersion(), ...rateInput }),
    ),
  }),
  bodyLimit: 5 * megabyte,
  reply: feeVersion,
} as const satisfies Endpoint;

const verb = <const Path extends `/fee-table/${string}`>(path: Path, summary: string, description: string) =>
  ({
    method: 'POST',
    path,
    access: 'admin',
    summary,
    description,
    query: nothing,
    body: versionStep,
    reply: feeVersion,
  }) as const satisfies Endpoint;

/** A step that takes the confirmation of every doubt about the table (`findFeeDoubts`). */
const confirming = {
  body: z.extend(versionStep, { doubts: z.exactOptional(confirmedDoubts) }),
  bodyLimit: 2 * megabyte,
} as const;

export const submitFeeTable = {
  ...verb(
    '/fee-table/submit',
    'Give a draft to be looked over',
    'From draft to review. The table must be whole, its size classes sound and its day free; every problem is named at its field. Send the `version` you have seen: where something has changed since, the answer is `rowChanged`.',
  ),
  ...confirming,
} as const satisfies Endpoint;
export const returnFeeTable = verb(
  '/fee-table/return',
  'Give a fee table under review back as a draft',
  'From review back to draft, where it can be changed again.',
);
export const publishFeeTable = {
  ...verb(
    '/fee-table/publish',
    'Publish a fee table that was looked over: in force from its day on',
    'From review to published: in force from its day on in Riyadh. What it follows becomes superseded once that day has begun. It may not begin before the table in force (`versionDatedBefore`) nor on the day of another one (`versionDateTaken`), unless it corrects that one: then it takes its place from the same day on, and that one becomes corrected. Of two who publish at once one is refused with `versionStateChanged`. Whoever edited the draft last or submitted it is refused with `publishingTakesTwo` as long as another active admin could publish it, unless `PUBLISH_FEES_ALONE` is set.',
  ),
  ...confirming,
} as const satisfies Endpoint;
export const withdrawFeeTable = verb(
  '/fee-table/withdraw',
  'Take back a published fee table before its day, as a draft',
  'From published back to draft, as long as its day has not come in Riyadh: what it would have followed stays in force. From its day on prices are calculated with it, and the answer is `versionBegun`.',
);

export const confirmFeeTable = {
  ...verb(
    '/fee-table/confirm',
    'Confirm every figure of a fee table',
    'Confirms everything of the table that is not confirmed yet, in any state; each figure keeps by whom and when. `source` is needed where a figure names none, and is written to those. A single figure is confirmed by writing its row with `status: confirmed` and its source. Whoever changes a figure without a new source takes its status and source away.',
  ),
  body: z.extend(versionStep, {
    /** The source for those figures that have none. */
    source: z.exactOptional(sourceInput()),
  }),
} as const satisfies Endpoint;

const feePublishers = z.object({
  /** null for every admin. */
  publishers: z.nullable(z.array(z.object({ id: id(), fullName: text(201) }))),
});
export type FeePublishers = z.infer<typeof feePublishers>;

export const findFeePublishers = {
  method: 'GET',
  path: '/fee-table/publishers',
  access: 'admin',
  summary: 'Who may publish a fee table: an admin who neither edited it last nor submitted it',
  description:
    'The admins who may publish the table: those who neither edited it last nor submitted it. `null` means every admin may.',
  query: keyQuery,
  body: nothing,
  reply: feePublishers,
} as const satisfies Endpoint;

/** Maximum bytes of a workbook; a third more as base64. */
export const maxWorkbookBytes = 1024 * 1024;

const base64 = (bytes: number) =>
  text(Math.ceil(bytes / 3) * 4).check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'notAWorkbook'));

export const exportFeeTable = {
  method: 'GET',
  path: '/fee-table/workbook',
  access: 'admin',
  summary: 'A fee table as an .xlsx workbook, in the caller’s language',
  description:
    'The table as an .xlsx workbook in base64, in the language of the request: sums in riyals, rates in per cent, sides in centimetres, weights in grams.',
  query: keyQuery,
  body: nothing,
  reply: z.object({ fileName: text(200), file: z.string() }),
} as const satisfies Endpoint;

/** The same content as returned, which an admin can send back. */
const toldContent = z.object({
  classes: z.array(
    z.extend(z.omit(z.object(classFields), { confirmed: true, confirmedAt: true }), {
      position: z.exactOptional(position()),
      slabs: z.array(slab),
    }),
  ),
  rates: z.array(
    z.extend(z.omit(z.object(rateFields), { confirmed: true, confirmedAt: true }), { subFamily: code() }),
  ),
  rules: z.exactOptional(z.object(storeRulesInput)),
});

const cell = () => text(60);
const askedRate = z.object({
  cell: cell(),
  /** null: a rule for all products. */
  subFamily: z.nullable(code()),
  field: choice(['rate1', 'rate2', 'feeVat']),
  rate: share(),
});

/** The content of a workbook, or its errors: each error's field is the address of the cell (`Size classes!F7`). */
export const workbookReply = z.object({
  content: z.nullable(toldContent),
  problems: z.array(fieldErrorReply),
  more: z.exactOptional(moreErrors),
  /** Rates below 1 % that the draft does not have, from cells without a percent sign: 0.15 may stand for 15 %. */
  asked: z.array(askedRate),
});
export type AskedRate = z.infer<typeof askedRate>;

export const readWorkbook = {
  method: 'POST',
  path: '/fee-table/read-workbook',
  access: 'admin',
  summary: 'Read a fee table from an .xlsx workbook; nothing is stored',
  description:
    'Reads such a workbook, in either language, with columns in any order and digits of either script, and answers its content or every problem at the address of its cell (`Size classes!F7`). Nothing is saved: send the content to `PUT /fee-table/content` to accept it. 1 MiB and 10,000 rows at most.',
  query: nothing,
  body: z.strictObject({
    /** The draft it is for. */
    id: id(),
    /** The workbook's bytes as base64. */
    file: base64(maxWorkbookBytes),
    /** Cells whose rate below 1 % is a share of one: 0.15 is 15 %. */
    shares: z.exactOptional(z.array(cell(), 'count').check(z.maxLength(2 * maxRates + 1, 'count'))),
  }),
  bodyLimit: maxWorkbookBytes + 640 * kilobyte,
  reply: workbookReply,
} as const satisfies Endpoint;

export const feeVersionEndpoints: readonly DescribedEndpoint[] = [
  findFeeVersion,
  replaceContent,
  saveRates,
  submitFeeTable,
  returnFeeTable,
  publishFeeTable,
  findFeePublishers,
  withdrawFeeTable,
  confirmFeeTable,
  exportFeeTable,
  readWorkbook,
];
