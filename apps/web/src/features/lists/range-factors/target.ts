import type { rangeFactorScopes } from '@saer/contract/fees/choices';
import type { RangeFactor } from '@saer/pricing/fees/fee-table';
import type { Row } from '../lists.ts';

type Scope = (typeof rangeFactorScopes)[number];

/** Scope of a set of factors: everything, or one family, sub family or type by its key. */
export type Target =
  | { readonly scope: 'general' }
  | { readonly scope: Exclude<Scope, 'general'>; readonly id: number };

export const general: Target = { scope: 'general' };

const keyFields = { family: 'familyId', subFamily: 'subFamilyId', type: 'typeId' } as const;

type Keys = Pick<Row<'rangeFactor'>, 'scope' | 'familyId' | 'subFamilyId' | 'typeId'>;

/** The scope of a factor. */
export const targetOf = (row: Keys): Target =>
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
export const keysOf = (target: Target): Keys => ({
  scope: target.scope,
  familyId: target.scope === 'family' ? target.id : null,
  subFamilyId: target.scope === 'subFamily' ? target.id : null,
  typeId: target.scope === 'type' ? target.id : null,
});

/** A factor as the engine takes it; its target goes by its key there. */
export const bandOf = (
  row: Keys & Pick<Row<'rangeFactor'>, 'id' | 'min' | 'max' | 'factor'>,
): RangeFactor => {
  const { id, min, max, factor } = row;
  const target = targetOf(row);
  const scope =
    target.scope === 'general'
      ? ({ kind: 'general' } as const)
      : { kind: target.scope, code: String(target.id) };
  return { id: String(id), scope, min, max, factor };
};
