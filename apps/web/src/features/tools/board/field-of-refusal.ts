import type { FieldError } from '@saer/contract/field-error';
import type { ToolFields } from '../fields/field.ts';

/** Refusals that are corrected at another field than the one they name. */
const correctedAt: Partial<Record<FieldError['code'], readonly string[]>> = {
  sizeMissing: ['sizeClass', 'length'],
  noSizeClassFits: ['weight'],
  targetUnreachable: ['marginRate'],
};

/** The field of a tool where a refusal of the engine can be corrected; undefined if it asks for none of that. */
export function fieldOfRefusal({ code, field = '' }: FieldError, fields: ToolFields): string | undefined {
  const named = field.startsWith('sides') ? 'length' : field.replace(/^override\.referral.*/, 'referralRate');
  return [...(correctedAt[code] ?? []), named].find((name) => name in fields);
}
