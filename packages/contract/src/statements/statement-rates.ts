import * as z from 'zod/mini';
import { type DescribedEndpoint, kilobyte, type Endpoint, nothing } from '../api/endpoint.ts';
import { bilingual, choice, code, count, id, instant, month, text, yesOrNo } from '../api/field.ts';
import { referral } from '../fees/fee-table.ts';
import { provenanceStatuses } from '../fees/provenance.ts';
import { priceBands, seenFigure, seenRate, statementRate } from '../fees/statement-rate.ts';

/** The most rates in one request, and the most that are stored of one seller's statements as evidence: years of every category. */
export const maxRatesAtOnce = 300;
export const maxEvidence = 3_000;

/** The answer of a seller about sending seen rates; null if they were not asked yet. */
const consent = z.nullable(yesOrNo());

export const statementRatesReply = z.object({ rates: z.array(statementRate), consent });
export type StatementRatesReply = z.output<typeof statementRatesReply>;

const atOnce = <S extends z.core.$ZodType>(row: S) =>
  z.array(row, 'count').check(z.minLength(1, 'count'), z.maxLength(maxRatesAtOnce, 'count'));

export const findStatementRates = {
  method: 'GET',
  path: '/statement-rate',
  access: 'seller',
  summary:
    'The commission rates seen on the own statements that calculations use, and the answer about sending them',
  description:
    'The rates that calculations of the seller and their sub-users use, and whether the subscriber agreed to send what is seen: `consent` is `null` before they were asked.',
  query: nothing,
  body: nothing,
  reply: statementRatesReply,
} as const satisfies Endpoint;

export const saveStatementRates = {
  method: 'PUT',
  path: '/statement-rate',
  access: 'seller',
  summary: 'Use commission rates seen on the own statements in place of rates to be confirmed',
  description:
    'Uses rates that at least 3 lines of a statement agree on, each in place of an earlier one for the same store, category and `band`: `all` where the commission has one rate, else `below` and `above` the price where it changes. `replaces` is the rule of the fee table that the lines were compared with: a seen rate replaces no other rule, and none that has a source or was confirmed. Rates are whole or half per cents, months are not in the future.',
  query: nothing,
  body: z.strictObject({ rates: atOnce(statementRate) }),
  bodyLimit: 128 * kilobyte,
  reply: statementRatesReply,
} as const satisfies Endpoint;

export const removeStatementRates = {
  method: 'DELETE',
  path: '/statement-rate',
  access: 'seller',
  summary: 'Stop using the commission rates seen on the own statements',
  description: 'Stops using all of them: the fee table’s own rates count again.',
  query: nothing,
  body: nothing,
  reply: z.object({ removed: count(0, 10_000) }),
} as const satisfies Endpoint;

/** Withdrawing deletes what was sent. */
export const answerEvidenceConsent = {
  method: 'PUT',
  path: '/statement-rate/consent',
  access: 'subscriber',
  summary:
    'Agree that seen rates are sent as evidence for the admins, or withdraw that and delete those sent',
  description:
    'Only a subscriber answers, and can change the answer at any time. Without consent nothing that was sent stays; `removed` says how many rates were deleted.',
  query: nothing,
  body: z.strictObject({ given: yesOrNo() }),
  reply: z.object({ given: yesOrNo(), removed: count(0, 10_000) }),
} as const satisfies Endpoint;

export const sendStatementEvidence = {
  method: 'POST',
  path: '/statement-rate/evidence',
  access: 'seller',
  summary: 'Send seen rates as evidence, where the subscriber agreed to it',
  description:
    'Stores seen rates for the admins: store, category, band, rate, month and number of lines, no product, price or name. Without the subscriber’s consent the answer is `consentMissing`. One rate for each store, category, band and month: a later one replaces it. At most 3,000 of one seller.',
  query: nothing,
  body: z.strictObject({ rates: atOnce(z.strictObject(seenFigure)) }),
  bodyLimit: 128 * kilobyte,
  reply: z.object({ saved: count(0, 10_000) }),
} as const satisfies Endpoint;

/** Number of sellers whose statements show a rate: each seller counts once, with their latest month. */
const rateEvidence = z.object({
  rate: seenRate(),
  sellers: count(1, 2_147_483_647),
  lines: count(1, 2_147_483_647),
  lastMonth: month(),
});

/** The most rates that are listed of one figure. */
export const maxListedRates = 8;

const evidenceOfBand = z.object({
  band: choice(priceBands),
  /** The rate of the fee table in force; null if it has none for these prices. */
  tableRate: z.nullable(count(0, 10_000)),
  sellers: count(1, 2_147_483_647),
  /** Those whose statements show the rate of the fee table, and all others. */
  agreeing: count(0, 2_147_483_647),
  contradicting: count(0, 2_147_483_647),
  lowest: seenRate(),
  highest: seenRate(),
  /** All different rates; those most sellers show are in `rates`. */
  different: count(1, 2_147_483_647),
  rates: z.array(rateEvidence),
  lastMonth: month(),
  lastSentAt: instant(),
});
export type EvidenceOfBand = z.output<typeof evidenceOfBand>;

/** Everything that statements say of one commission of the fee tables in force. */
export const statementEvidence = z.object({
  store: z.object({ id: id(), code: code(), ...bilingual }),
  subFamily: z.object({ id: id(), code: code(), ...bilingual }),
  /** The rule in force and its provenance; null if the store has none for the category. */
  rule: z.nullable(referral),
  status: z.nullable(choice(provenanceStatuses)),
  feeTable: z.nullable(z.object({ id: id(), name: text(200) })),
  bands: z.array(evidenceOfBand),
});
export type StatementEvidence = z.output<typeof statementEvidence>;

export const findStatementEvidence = {
  method: 'GET',
  path: '/statement-rate/evidence',
  access: 'admin',
  summary: 'How many sellers’ statements agree with each commission or contradict it',
  description:
    'For each commission: how many sellers’ statements show the rate of the fee table in force and how many another one, and the rates that most of them show. A seller counts once for each figure, with their latest month. Nobody is named.',
  query: nothing,
  body: nothing,
  reply: z.array(statementEvidence),
} as const satisfies Endpoint;

/**
 * A rule that is in force already gets its source and is confirmed; another one is written into a draft of the store's fee table, which
 * two people publish.
 */
export const confirmStatementEvidence = {
  method: 'POST',
  path: '/statement-rate/evidence/confirm',
  access: 'admin',
  summary: 'Confirm a commission from the evidence: in force, or in a draft of the fee table',
  description:
    'Confirms a rule of which every rate is seen on statements; they become its source. If the fee table in force has the rule, its status changes there. Otherwise the rule is written into the store’s latest draft, or a new copy of the table in force: `isDraft` is true, and two people publish it as always.',
  query: nothing,
  body: z.strictObject({ storeId: id(), subFamilyId: id(), rule: referral }),
  reply: z.object({
    feeTable: z.object({ id: id(), name: text(200) }),
    isDraft: yesOrNo(),
    source: text(2_000),
  }),
} as const satisfies Endpoint;

export const statementRatesEndpoints: readonly DescribedEndpoint[] = [
  findStatementRates,
  saveStatementRates,
  removeStatementRates,
  answerEvidenceConsent,
  sendStatementEvidence,
  findStatementEvidence,
  confirmStatementEvidence,
];
