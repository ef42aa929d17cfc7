import { provenanceStatuses } from '@saer/contract/provenance';
import * as z from 'zod/mini';

const provenance = z.object({
  status: z.enum(provenanceStatuses),
  source: z.nullable(z.string()),
  note: z.nullable(z.string()),
  confirmed: z.boolean(),
  confirmedAt: z.nullable(z.string()),
});
export type Provenance = z.infer<typeof provenance>;

/** How far a row's figures are backed; undefined: its list keeps no such thing. */
export const provenanceOf = (row: object): Provenance | undefined => z.safeParse(provenance, row).data;

/** Whether a row is offered to sellers; undefined: its list keeps no such thing. */
export const isActive = (row: object): boolean | undefined =>
  'active' in row && typeof row.active === 'boolean' ? row.active : undefined;
