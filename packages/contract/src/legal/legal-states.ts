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

/** Whether a version in a state may take a step. */
export const canTakeLegalStep = (state: LegalState, step: 'confirm' | 'withdraw'): boolean =>
  Object.hasOwn(legalTransitions[state], step);

/** How an acceptance came about: with the registration, or asked while signed in. */
export const acceptanceSources = ['REGISTRATION', 'ASKED'] as const;
