import type { FieldError } from '@saer/contract/field-error';
import { AppError } from '../../http/app-error.ts';
import type { LockedProduct } from './locked-products.ts';

interface RequestedTarget {
  readonly id: number;
  readonly version: number;
}

/** Reports every error at the position of its product in the request. */
export function reject(fieldErrors: readonly FieldError[]): void {
  const [first, ...others] = fieldErrors;
  if (first !== undefined) throw new AppError(first, ...others);
}

export function requireDistinct(wanted: readonly RequestedTarget[]): void {
  const seen = new Set<number>();
  const duplicates = wanted.flatMap(({ id }, at): FieldError[] =>
    seen.size === seen.add(id).size ? [{ code: 'chosenTwice', field: `products.${at}.id` }] : [],
  );
  reject(duplicates);
}

/** The products in the order they were named, if all are there and none was changed since it was read. */
export function requireUnchanged(
  wanted: readonly RequestedTarget[],
  held: readonly LockedProduct[],
): LockedProduct[] {
  const own = new Map(held.map((each) => [each.id, each]));
  const found = wanted.flatMap(({ id }) => own.get(id) ?? []);
  reject(
    wanted.flatMap(({ id }, at): FieldError[] =>
      own.has(id) ? [] : [{ code: 'rowGone', field: `products.${at}` }],
    ),
  );
  reject(
    found.flatMap(({ version }, at): FieldError[] =>
      version === wanted[at]?.version ? [] : [{ code: 'rowChanged', field: `products.${at}` }],
    ),
  );
  return found;
}
