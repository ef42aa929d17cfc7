import { provenanceStatuses } from '@saer/contract/provenance';
import * as z from 'zod/mini';

const backing = z.object({
  status: z.enum(provenanceStatuses),
  source: z.nullable(z.string()),
  note: z.nullable(z.string()),
  confirmed: z.boolean(),
  confirmedAt: z.nullable(z.string()),
});
export type Backing = z.infer<typeof backing>;

/** How far a row's figures are backed; undefined: its list keeps no such thing. */
export const backingOf = (row: object): Backing | undefined => z.safeParse(backing, row).data;

/** Whether a row is offered to sellers; undefined: its list keeps no such thing. */
export const isActive = (row: object): boolean | undefined =>
  'active' in row && typeof row.active === 'boolean' ? row.active : undefined;
