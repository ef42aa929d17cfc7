import { classInput } from '@saer/contract/lists/classification';
import { code } from '@saer/contract/api/field';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import * as z from 'zod/mini';
import type { ClassDraft } from './class-draft.ts';
import type { InputError } from '@saer/i18n/read-number';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';
import { isEmptySlab, type ReadClass } from './read-class.ts';

const classBody = z.strictObject({ ...classInput, code: z.exactOptional(code()) });
export type ClassBody = z.input<typeof classBody>;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The request body of a typed class, or the schema's errors, at the fields as typed. */
export function classBodyOf(
  draft: ClassDraft,
  { figures, slabs }: ReadClass,
): { readonly body: ClassBody | undefined; readonly problems: InputErrors } {
  const indexes = draft.slabs.flatMap((slab, index) => (isEmptySlab(slab) ? [] : [index]));
  const result = z.safeParse(
    classBody,
    {
      ...figures,
      nameEn: draft.nameEn,
      nameAr: draft.nameAr,
      slabs: indexes.map((index) => slabs[index]),
      status: draft.status,
      source: textOrNull(draft.source),
      note: textOrNull(draft.note),
      ...(draft.code.trim() === '' ? {} : { code: draft.code.trim() }),
    },
    { reportInput: true },
  );
  if (result.success) return { body: result.data, problems: new Map() };
  const problems = new Map<string, InputError>();
  for (const { code: problem, field = '', details = {} } of fieldErrorsOf(result.error)) {
    const at = typedField(field, indexes);
    if (!problems.has(at)) problems.set(at, { code: problem, details });
  }
  return { body: undefined, problems };
}

/** A slab's field by its place among those typed: empty rows are not sent. */
export const typedField = (field: string, indexes: readonly number[]): string =>
  field.replace(/^slabs\.(\d+)/, (_, sent: string) => `slabs.${indexes[Number(sent)] ?? sent}`);
