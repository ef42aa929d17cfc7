import * as z from 'zod/mini';
import { choice, instant, text, withDefault, yesOrNo } from './field.ts';
import { plainText } from './text-format.ts';

/**
 * How a figure came to us: a public source says so · sources disagree · no source was found · it is our own proposal · an admin
 * looked it up and confirmed it.
 */
export const provenanceStatuses = ['found', 'conflicting', 'remembered', 'proposed', 'confirmed'] as const;
export type ProvenanceStatus = (typeof provenanceStatuses)[number];

/** Only what a source says or an admin confirmed is a fact; every other figure is shown as "to be confirmed". */
export const isConfirmed = (status: ProvenanceStatus): boolean =>
  status === 'found' || status === 'confirmed';

export const provenance = {
  status: choice(provenanceStatuses),
  /** null: an admin entered it and named none. */
  source: z.nullable(text(2_000)),
  note: z.nullable(text(2_000)),
  confirmed: yesOrNo(),
};

/** The same on a row of its own, with the instant at which an admin confirmed it. */
export const rowProvenance = { ...provenance, confirmedAt: z.nullable(instant()) };

/** What of it an admin writes; who confirmed a row, and when, is kept by the server. */
export const provenanceInput = {
  status: withDefault(choice(provenanceStatuses), 'confirmed'),
  source: withDefault(z.nullable(plainText(2_000)), null),
  note: withDefault(z.nullable(plainText(2_000)), null),
};
