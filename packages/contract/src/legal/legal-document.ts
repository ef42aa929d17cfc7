import * as z from 'zod/mini';
import { accountLanguages } from '../account/account.ts';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { choice, day, id, instant, text, yesOrNo } from '../api/field.ts';
import { acceptanceSources, legalDocuments, legalStates } from './legal-states.ts';
import { keyQuery, rowVersion } from '../api/list-query.ts';
import { writtenText } from '../api/written-text.ts';

/** Maximum characters of a text in one language, and of the summary of its changes. */
export const maxLegalText = 60_000;
export const maxChangesText = 600;
const legalBodyLimit = 512 * kilobyte;

const person = z.object({ id: id(), fullName: text(201) });
const step = z.object({ by: z.nullable(person), at: z.nullable(instant()) });
const document = choice(legalDocuments);
/** The number of a version of its document, from 1. */
const number = id();

/** A version of a document, without its texts. */
const legalVersion = z.object({
  id: id(),
  /** Number of times the row was written. */
  version: rowVersion(),
  document,
  number,
  state: choice(legalStates),
  /** The version that readers get today: the confirmed one in force; before there is one, the newest. */
  isCurrent: yesOrNo(),
  /** Sellers who accepted an earlier version are asked again. */
  asksAcceptance: yesOrNo(),
  effectiveFrom: z.nullable(day()),
  /** Summary of the changes since the version before. */
  changesAr: z.nullable(text(maxChangesText)),
  changesEn: z.nullable(text(maxChangesText)),
  edited: step,
  confirmed: step,
  /** The number of accounts that accepted it, in force or as a draft. */
  acceptances: z.int(),
});
export type LegalVersion = z.infer<typeof legalVersion>;

/** A run of text with one style. */
const legalSpan = z.object({
  text: z.string(),
  strong: z.exactOptional(z.literal(true)),
  emphasis: z.exactOptional(z.literal(true)),
  /** An http, https or mailto address, or one of this site: `/path` or `#section-2`. */
  href: z.exactOptional(z.string()),
});
export type LegalSpan = z.infer<typeof legalSpan>;
const spans = z.array(legalSpan);

/** A part of a text: headings carry the anchor that links lead to. */
const legalBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int(), anchor: z.string(), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans }),
  z.object({ kind: z.literal('list'), isOrdered: yesOrNo(), start: z.int(), items: z.array(spans) }),
  z.object({ kind: z.literal('table'), head: z.array(spans), rows: z.array(z.array(spans)) }),
]);
export type LegalBlock = z.infer<typeof legalBlock>;

/** Restricted Markdown: headings of two levels, paragraphs, lists of one level, tables, bold, emphasis and links. */
const legalText = () =>
  text(maxLegalText).check(
    z.refine((value) => !/\p{Cs}|[^\P{Cc}\t\n\r]/u.test(value), { error: 'notText', abort: true }),
  );
const changes = () => z.exactOptional(z.nullable(writtenText(maxChangesText)));

const legalTexts = z.strictObject({ textAr: legalText(), textEn: legalText() });

/** A version with its texts as they were written. */
export const legalVersionWithTexts = z.object({
  ...legalVersion.shape,
  textAr: z.string(),
  textEn: z.string(),
});
export type LegalVersionWithTexts = z.infer<typeof legalVersionWithTexts>;

/** Acceptance of a version by an account. */
const legalAcceptance = z.object({
  document,
  number,
  /** The text was not confirmed yet. */
  isDraft: yesOrNo(),
  /** SHA-256 of both texts as they were accepted, as hex. */
  textHash: z.string(),
  language: choice(accountLanguages),
  source: choice(acceptanceSources),
  acceptedAt: instant(),
});
export type LegalAcceptance = z.infer<typeof legalAcceptance>;

export const findLegalAcceptances = {
  method: 'GET',
  path: '/legal-document/acceptance',
  access: 'admin',
  summary: 'What an account accepted, and when',
  description:
    'What the account with this `id` accepted, when, in which language, and the hash of the texts.',
  query: keyQuery,
  body: nothing,
  reply: z.array(legalAcceptance),
} as const satisfies Endpoint;

export const findLegalVersions = {
  method: 'GET',
  path: '/legal-document',
  access: 'admin',
  summary: 'Every version of the terms and of the privacy policy, the newest first',
  description: 'Drafts, confirmed and superseded versions, and how many accounts accepted each.',
  query: nothing,
  body: nothing,
  reply: z.array(legalVersion),
} as const satisfies Endpoint;

export const findLegalVersion = {
  method: 'GET',
  path: '/legal-document/version',
  access: 'admin',
  summary: 'One version with its texts',
  description: 'One version with its Arabic and its English text, in restricted Markdown.',
  query: keyQuery,
  body: nothing,
  reply: legalVersionWithTexts,
} as const satisfies Endpoint;

export const createLegalDraft = {
  method: 'POST',
  path: '/legal-document',
  access: 'admin',
  summary: 'Start the next version as a copy of the newest',
  description: 'A document has one draft at a time: where there is one, the answer is `versionStateChanged`.',
  writes: 'create',
  query: nothing,
  body: z.strictObject({ document }),
  reply: legalVersionWithTexts,
} as const satisfies Endpoint;

export const updateLegalDraft = {
  method: 'PATCH',
  path: '/legal-document',
  access: 'admin',
  summary: 'Change the texts of a draft',
  description:
    'Markdown: headings (`##`, `###`), paragraphs, lists of one level, tables, bold, italics and links. HTML stays text. The placeholders “company” and “processors”, in double braces, are filled in from the settings; what stands in double square brackets is a blank.',
  writes: 'update',
  clearedByNull: ['changesAr', 'changesEn'],
  query: nothing,
  body: z.strictObject({
    id: id(),
    version: rowVersion(),
    ...legalTexts.shape,
    changesAr: changes(),
    changesEn: changes(),
    asksAcceptance: z.exactOptional(yesOrNo()),
  }),
  bodyLimit: legalBodyLimit,
  reply: legalVersionWithTexts,
} as const satisfies Endpoint;

export const removeLegalDraft = {
  method: 'DELETE',
  path: '/legal-document',
  access: 'admin',
  summary: 'Delete a draft',
  description:
    'A draft that is the only text of its document, or that somebody accepted, stays (`lastVersion`).',
  query: keyQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

export const previewLegal = {
  method: 'POST',
  path: '/legal-document/preview',
  access: 'admin',
  summary: 'Both texts as readers will see them',
  description: 'The texts as blocks, with placeholders filled in, and the blanks that are left.',
  query: nothing,
  body: legalTexts,
  bodyLimit: legalBodyLimit,
  reply: z.object({
    ar: z.array(legalBlock),
    en: z.array(legalBlock),
    /** Blanks that have to be filled in before the text can be confirmed. */
    blanks: z.array(z.object({ language: choice(accountLanguages), text: z.string() })),
  }),
} as const satisfies Endpoint;

const versionStep = { id: id(), version: rowVersion() };

export const confirmLegal = {
  method: 'POST',
  path: '/legal-document/confirm',
  access: 'admin',
  summary: 'Confirm a draft: in force from a day on, and never changed again; only a SUPER_ADMIN confirms',
  description:
    'In force from `effectiveFrom` on, today at the earliest. Both texts need the same sections and no blanks, and a version that asks for acceptance says what changed.',
  query: nothing,
  body: z.strictObject({ ...versionStep, effectiveFrom: day() }),
  reply: legalVersionWithTexts,
} as const satisfies Endpoint;

export const withdrawLegal = {
  method: 'POST',
  path: '/legal-document/withdraw',
  access: 'admin',
  summary: 'Take a confirmed version back to draft before its day; only a SUPER_ADMIN withdraws',
  description: 'From confirmed back to draft, as long as its day has not come.',
  query: nothing,
  body: z.strictObject(versionStep),
  reply: legalVersionWithTexts,
} as const satisfies Endpoint;

export const legalDocumentEndpoints: readonly DescribedEndpoint[] = [
  findLegalVersions,
  findLegalVersion,
  createLegalDraft,
  updateLegalDraft,
  removeLegalDraft,
  previewLegal,
  confirmLegal,
  withdrawLegal,
  findLegalAcceptances,
];
