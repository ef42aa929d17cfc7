import type { rangeFactorScopes } from '@saer/contract/fees/choices';
import type { RangeFactor } from '@saer/pricing/fees/fee-table';
import type { Row } from '../admin-list-types.ts';
import { maxRate } from '@saer/contract/api/limits';
import { formatScaled } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { parseQuantity } from '@saer/i18n/parse-money';
import type { QuantityKind } from '../../../components/form/form-quantity-field.tsx';

type Scope = (typeof rangeFactorScopes)[number];

/** Scope of a set of factors: everything, or one family, sub family or type by its key. */
export type Target =
  | { readonly scope: 'general' }
  | { readonly scope: Exclude<Scope, 'general'>; readonly id: number };

export const general: Target = { scope: 'general' };

const keyFields = { family: 'familyId', subFamily: 'subFamilyId', type: 'typeId' } as const;

type Keys = Pick<Row<'rangeFactor'>, 'scope' | 'familyId' | 'subFamilyId' | 'typeId'>;

/** The scope of a factor. */
export const getTarget = (row: Keys): Target =>
  row.scope === 'general' ? general : { scope: row.scope, id: row[keyFields[row.scope]] ?? 0 };

export const isSameTarget = (one: Target, other: Target): boolean => targetText(one) === targetText(other);

/** A target as an address carries it: `family.3`. */
export const targetText = (target: Target): string =>
  target.scope === 'general' ? target.scope : `${target.scope}.${target.id}`;

/** A target of one part of the products as an address says it; undefined: it says none. */
export const readTarget = (text: string): Exclude<Target, { scope: 'general' }> | undefined => {
  const [, scope, id] = /^(family|subFamily|type)\.(\d{1,9})$/.exec(text) ?? [];
  if (id === undefined || (scope !== 'family' && scope !== 'subFamily' && scope !== 'type')) return undefined;
  return { scope, id: Number(id) };
};

/** The keys that a factor for a target carries. */
export const getKeys = (target: Target): Keys => ({
  scope: target.scope,
  familyId: target.scope === 'family' ? target.id : null,
  subFamilyId: target.scope === 'subFamily' ? target.id : null,
  typeId: target.scope === 'type' ? target.id : null,
});

/** A factor as the engine takes it; its target goes by its key there. */
export const getBand = (
  row: Keys & Pick<Row<'rangeFactor'>, 'id' | 'min' | 'max' | 'factor'>,
): RangeFactor => {
  const { id, min, max, factor } = row;
  const target = getTarget(row);
  const scope =
    target.scope === 'general'
      ? ({ kind: 'general' } as const)
      : { kind: target.scope, code: String(target.id) };
  return { id: String(id), scope, min, max, factor };
};

const SCALE = 4;

const written = { scale: SCALE, max: maxRate, words: ['×', 'x', '*'] };

/** Basis points as a factor: 1.60, and as many digits more as it has. */
const print = (factor: number): string => formatScaled(factor, SCALE).replace(/0{1,2}$/, '');

/** A factor as it is typed: 1.6 for 16,000 basis points. */
export const factorKind: QuantityKind = { parse: (text) => parseQuantity(text, written), format: print };

/** A factor for a sentence or a list: ×1.60. */
export const formatFactor = (factor: number): string => isolateLtr(`×${print(factor)}`);
