// Separate from the schemas, so that a page that only names a document does not load them.

export const legalDocuments = ['TERMS', 'PRIVACY'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/** The public page of each document. */
export const legalPages = {
  TERMS: '/terms',
  PRIVACY: '/privacy-policy',
} as const satisfies Record<LegalDocument, `/${string}`>;

/** A version is drafted, confirmed, and superseded once the next confirmed one is in force. */
export const legalStates = ['DRAFT', 'CONFIRMED', 'SUPERSEDED'] as const;
export type LegalState = (typeof legalStates)[number];

/** Steps out of each state. `supersede` is the clock's; `withdraw` is possible before the version's day only. */
const legalTransitions = {
  DRAFT: { confirm: 'CONFIRMED' },
  CONFIRMED: { withdraw: 'DRAFT', supersede: 'SUPERSEDED' },
  SUPERSEDED: {},
} as const satisfies Record<LegalState, Readonly<Record<string, LegalState>>>;

/** True if a version in a state may take a step. */
export const canTakeLegalStep = (state: LegalState, step: 'confirm' | 'withdraw'): boolean =>
  Object.hasOwn(legalTransitions[state], step);

/** Occasion of an acceptance: with the registration, or asked while signed in. */
export const acceptanceSources = ['REGISTRATION', 'ASKED'] as const;

/** Marks in the built page of a legal document, which the server replaces: plain text, so that whatever renders the page leaves it as it is. */

/** A value: `%legal:number%`. */
export const valueMark = (name: string): string => `%legal:${name}%`;
/** Begins a part that stays only in a state, until the end mark. */
export const whenMark = (state: string): string => `%legal-when:${state}%`;
export const whenEnd = '%legal-when-end%';
/** Begins a part that is written once for each item, until the end mark. */
export const eachMark = (name: string): string => `%legal-each:${name}%`;
export const eachEnd = '%legal-each-end%';

export const valueMarks = /%legal:(\w+)%/g;
export const whenMarks = /%legal-when:(\w+)%((?:(?!%legal-when:)[\s\S])*?)%legal-when-end%/g;
export const eachMarks = /%legal-each:(\w+)%([\s\S]*?)%legal-each-end%/g;
