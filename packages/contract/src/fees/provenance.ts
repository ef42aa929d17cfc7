import * as z from 'zod/mini';
import { choice, instant, month, text, withDefault, yesOrNo } from '../api/field.ts';
import { plainText } from '../api/text-format.ts';

/** Origin of a figure: from a public source · sources disagree · no source found · not confirmed yet · verified by an admin. */
export const provenanceStatuses = ['sourced', 'conflicting', 'unsourced', 'proposed', 'confirmed'] as const;
export type ProvenanceStatus = (typeof provenanceStatuses)[number];

/**
 * Only a figure with a source or an admin's confirmation is a fact, or one that the seller's own statements show; every other one is
 * displayed as "to be confirmed".
 */
export const isConfirmed = (status: FeeProvenanceStatus): boolean =>
  status === 'sourced' || status === 'confirmed' || status === 'seenOnStatements';

export const provenance = {
  status: choice(provenanceStatuses),
  /** null if none is named. */
  source: z.nullable(text(2_000)),
  note: z.nullable(text(2_000)),
  confirmed: yesOrNo(),
};

/** The same for a row, with the time at which an admin confirmed it. */
export const rowProvenance = { ...provenance, confirmedAt: z.nullable(instant()) };

/** The same for a commission in a seller's own fee book, which may be seen on their statements: no row of a list is. */
const feeProvenanceStatuses = [...provenanceStatuses, 'seenOnStatements'] as const;
export type FeeProvenanceStatus = (typeof feeProvenanceStatuses)[number];

export const feeProvenance = {
  ...provenance,
  status: choice(feeProvenanceStatuses),
  /** The month of the statement where it was seen, `YYYY-MM`. */
  seenIn: z.exactOptional(month()),
};

export const sourceInput = () => plainText(2_000);

/** The part an admin writes; the server records who confirmed a row, and when. */
export const provenanceInput = {
  /** Default: `proposed` on create, unchanged on update. A figure that changes without a new source becomes `proposed`. */
  status: z.exactOptional(choice(provenanceStatuses)),
  source: withDefault(z.nullable(sourceInput()), null),
  note: withDefault(z.nullable(plainText(2_000)), null),
};

/** Values of a row that name, order, offer or explain it. Changing them does not affect its figures. */
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

/** True if a value of a row is one of the figures covered by its source. */
export const isFigure = (field: string): boolean =>
  // Who bears the VAT has a source of its own.
  !descriptive.has(field) && !field.startsWith('deemed');
