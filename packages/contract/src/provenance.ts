import * as z from 'zod/mini';
import { choice, instant, text, withDefault, yesOrNo } from './field.ts';
import { plainText } from './text-format.ts';

/**
 * How a figure came to us: a public source says so · sources disagree · no source was found · nobody has confirmed it yet · an
 * admin looked it up and confirmed it.
 */
export const provenanceStatuses = ['sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed'] as const;
export type ProvenanceStatus = (typeof provenanceStatuses)[number];

/** Only what a source says or an admin confirmed is a fact; every other figure is shown as "to be confirmed". */
export const isConfirmed = (status: ProvenanceStatus): boolean =>
  status === 'sourced' || status === 'confirmed';

export const provenance = {
  status: choice(provenanceStatuses),
  /** null: nobody has named one. */
  source: z.nullable(text(2_000)),
  note: z.nullable(text(2_000)),
  confirmed: yesOrNo(),
};

/** The same on a row of its own, with the instant at which an admin confirmed it. */
export const rowProvenance = { ...provenance, confirmedAt: z.nullable(instant()) };

export const sourceInput = () => plainText(2_000);

/** What of it an admin writes; who confirmed a row, and when, is recorded by the server. */
export const provenanceInput = {
  /** Default: `proposed` when created, unchanged when changed. A figure that changes without a new source falls to `proposed`. */
  status: z.exactOptional(choice(provenanceStatuses)),
  source: withDefault(z.nullable(sourceInput()), null),
  note: withDefault(z.nullable(plainText(2_000)), null),
};

/** Values of a row that name, order, offer or explain it. Changing them leaves its figures as they were. */
const descriptive: ReadonlySet<string> = new Set([
  'nameEn',
  'nameAr',
  'name',
  'wordsEn',
  'wordsAr',
  'position',
  'active',
  'status',
  'source',
  'note',
]);

/** Whether a value of a row is one of the figures that its source stands for. */
export const isFigure = (field: string): boolean => !descriptive.has(field);
