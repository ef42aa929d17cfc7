import * as z from 'zod/mini';
import type { DraftSizeClass } from '@saer/pricing/fees/check-size-classes';
import type { ClassDraft, SlabDraft } from './class-draft.ts';
import {
  numberKinds,
  type InputErrors,
  type NumberKind,
  required,
} from '../../../domain/number-field/read-number.ts';
import type { InputError } from '@saer/i18n/read-number';
import { classInput } from '@saer/contract/lists/classification';
import { code } from '@saer/contract/api/field';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';

/** The typed values as figures; null if missing or invalid. */
interface ReadSlab {
  readonly maxWeight: number | null;
  readonly feeBelow: number | null;
  readonly feeAbove: number | null;
}
export interface ReadClass {
  readonly figures: Omit<DraftSizeClass, 'slabs'>;
  readonly slabs: readonly ReadSlab[];
  readonly problems: InputErrors;
}

export const isEmptySlab = ({ maxWeight, feeBelow, feeAbove }: SlabDraft): boolean =>
  `${maxWeight}${feeBelow}${feeAbove}`.trim() === '';

/** Reads the valid part of a typed size class. Empty fields are ignored, except in a slab with other values. */
export function readClass(draft: ClassDraft): ReadClass {
  const problems = new Map<string, InputError>();
  const read = (field: string, text: string, kind: NumberKind): number | null => {
    const number = kind.read(text);
    if (number.is === 'wrong') problems.set(field, number.problem);
    return number.is === 'number' ? number.value : null;
  };
  const breakpoint = read('breakpoint', draft.breakpoint, numberKinds.money);
  const slabs = draft.slabs.map((slab, at): ReadSlab => {
    if (isEmptySlab(slab)) return { maxWeight: null, feeBelow: null, feeAbove: null };
    const needed = (field: 'maxWeight' | 'feeBelow' | 'feeAbove', kind: NumberKind): number | null => {
      const value = read(`slabs.${at}.${field}`, slab[field], kind);
      if (slab[field].trim() === '') problems.set(`slabs.${at}.${field}`, required);
      return value;
    };
    const maxWeight = needed('maxWeight', numberKinds.weight);
    const feeBelow = needed('feeBelow', numberKinds.money);
    // One fee at every price: the second is only needed if it differs.
    const isOne = breakpoint === null && slab.feeAbove.trim() === '';
    return { maxWeight, feeBelow, feeAbove: isOne ? feeBelow : needed('feeAbove', numberKinds.money) };
  });
  const figures = {
    handover: draft.handover,
    longestSide: read('longestSide', draft.longestSide, numberKinds.side),
    medianSide: read('medianSide', draft.medianSide, numberKinds.side),
    shortestSide: read('shortestSide', draft.shortestSide, numberKinds.side),
    packaging: read('packaging', draft.packaging, numberKinds.weight) ?? 0,
    maxShippingWeight: read('maxShippingWeight', draft.maxShippingWeight, numberKinds.weight),
    breakpoint,
    overflowStep: read('overflowStep', draft.overflowStep, numberKinds.weight),
    overflowFee: read('overflowFee', draft.overflowFee, numberKinds.money),
  };
  return { figures, slabs, problems };
}

type WholeSlab = DraftSizeClass['slabs'][number];

const isWhole = (slab: ReadSlab): slab is WholeSlab =>
  slab.maxWeight !== null && slab.feeBelow !== null && slab.feeAbove !== null;

/** The part of a class that can be checked and simulated, and the index of each of its slabs among the typed ones. */
export function checkable({ figures, slabs }: ReadClass): {
  readonly sizeClass: DraftSizeClass;
  readonly indexes: readonly number[];
} {
  const whole = slabs.flatMap((slab, index) => (isWhole(slab) ? [{ slab, index }] : []));
  return {
    sizeClass: { ...figures, slabs: whole.map(({ slab }) => slab) },
    indexes: whole.map(({ index }) => index),
  };
}

const classBody = z.strictObject({ ...classInput, code: z.exactOptional(code()) });
export type ClassBody = z.input<typeof classBody>;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The request body of a typed class, or the schema's errors, at the fields as typed. */
export function toClassBody(
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
