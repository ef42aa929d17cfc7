import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { FieldKind } from '@saer/contract/api/field';
import type { ErrorCode } from '@saer/contract/api/error-code';
import { quantityKinds } from '../../../components/form/quantity-kinds.ts';
import { readNumber, type ReadNumber } from '@saer/i18n/read-number';
import {
  type Texts,
  completeTexts,
  type FieldInputError,
  type FieldSpec,
  type NumberFieldKind,
  type NumberFieldSpec,
  type ToolFields,
  type Values,
} from './field.ts';

export type ReadValues<F extends ToolFields> =
  | { readonly ok: true; readonly values: Values<F> }
  | {
      readonly ok: false;
      readonly missing: readonly string[];
      readonly problems: readonly FieldInputError[];
    };

const WHOLE = 10_000;

/** Says how each kind is typed, and what its messages call it. */
const kinds = {
  money: { quantity: quantityKinds.money, says: 'money', max: undefined },
  share: { quantity: quantityKinds.rate, says: 'rate', max: WHOLE },
  rate: { quantity: quantityKinds.rate, says: 'rate', max: undefined },
  side: { quantity: quantityKinds.side, says: 'side', max: undefined },
  weight: { quantity: quantityKinds.weight, says: 'weight', max: undefined },
  count: { quantity: quantityKinds.count, says: 'count', max: 10_000_000 },
} as const satisfies Record<NumberFieldKind, { quantity: unknown; says: FieldKind; max: number | undefined }>;

const wrong = (code: ErrorCode, details: Record<string, string | number>): ReadNumber => ({
  is: 'wrong',
  problem: { code, details },
});

/** A field's text as a whole number of its smallest unit. */
export function readField(spec: NumberFieldSpec, text: string): ReadNumber {
  const { quantity, says, max: most } = kinds[spec.kind];
  const number = readNumber(quantity.parse(text));
  if (number.is !== 'number') return number;
  const { min = 0, max = most } = spec;
  if (number.value === 0 && min > 0) return wrong('zeroNotAllowed', { kind: says, minimum: min });
  if (number.value < min) return wrong('tooSmall', { kind: says, minimum: min });
  if (max !== undefined && number.value > max) return wrong('tooLarge', { kind: says, maximum: max });
  return number;
}

export const printField = (kind: NumberFieldKind, value: number): string =>
  kinds[kind].quantity.format(value);

const getType = (kind: FieldSpec['kind']): string => {
  if (kind === 'switch') return 'boolean';
  return kind in kinds ? 'number' : 'string';
};

/** Says whether every value that was read is of its field's kind; a field that is not asked for, or may stay empty, has none. */
const areValues = <F extends ToolFields>(
  fields: F,
  values: Readonly<Record<string, unknown>>,
): values is Values<F> =>
  Object.entries(values).every(([name, value]) => {
    const spec = fields[name];
    return spec !== undefined && typeof value === getType(spec.kind);
  });

/** Reads what is typed into the values that a tool calculates with. */
export function readValues<F extends ToolFields>(fields: F, typed: Texts, book: FeeBook): ReadValues<F> {
  const texts = completeTexts(fields, typed, book);
  const missing: string[] = [];
  const problems: FieldInputError[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(fields)) {
    if (spec.when !== undefined && !spec.when(texts, book)) continue;
    const text = texts[name] ?? '';
    switch (spec.kind) {
      case 'choice':
        values[name] = text;
        break;
      case 'switch':
        values[name] = text === 'yes';
        break;
      case 'store':
      case 'category':
      case 'sizeClass':
        if (text === '') missing.push(name);
        values[name] = text;
        break;
      case 'money':
      case 'share':
      case 'rate':
      case 'side':
      case 'weight':
      case 'count': {
        const number = readField(spec, text);
        if (number.is === 'wrong') problems.push({ field: name, problem: number.problem });
        else if (number.is === 'number') values[name] = number.value;
        else if (spec.isOptional !== true) missing.push(name);
      }
    }
  }
  if (missing.length > 0 || problems.length > 0) return { ok: false, missing, problems };
  if (!areValues(fields, values)) throw new TypeError('A field was read as another kind than its own.');
  return { ok: true, values };
}
