import * as z from 'zod/mini';
import { choice, text, yesOrNo } from './field.ts';

/** How a figure came to us: a public source says so · sources disagree · no source was found · it is our own proposal. */
export const provenanceStatuses = ['found', 'conflicting', 'remembered', 'proposed'] as const;
export type ProvenanceStatus = (typeof provenanceStatuses)[number];

/** Only a found figure is a fact; every other one is shown as "to be confirmed". */
export const isConfirmed = (status: ProvenanceStatus): boolean => status === 'found';

export const provenance = {
  status: choice(provenanceStatuses),
  source: text(2_000),
  note: z.nullable(text(2_000)),
  confirmed: yesOrNo(),
};
