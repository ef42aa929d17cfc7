import { provenanceStatuses } from '@saer/contract/fees/provenance';
import * as z from 'zod/mini';

const provenance = z.object({
  status: z.enum(provenanceStatuses),
  source: z.nullable(z.string()),
  note: z.nullable(z.string()),
  confirmed: z.boolean(),
  confirmedAt: z.nullable(z.string()),
});
export type Provenance = z.infer<typeof provenance>;

/** The provenance of a row's figures; undefined if its list has none. */
export const provenanceOf = (row: object): Provenance | undefined => z.safeParse(provenance, row).data;

/** Whether a row is offered to sellers; undefined if its list has no such column. */
export const isActive = (row: object): boolean | undefined =>
  'active' in row && typeof row.active === 'boolean' ? row.active : undefined;
