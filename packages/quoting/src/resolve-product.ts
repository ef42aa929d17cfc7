import type { FieldError } from '@saer/contract/field-error';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductInput } from '@saer/contract/product-input';

type Position =
  | { readonly ok: true; readonly family: string }
  | { readonly ok: false; readonly fieldError: FieldError };

/** `belongsTo`: where what was found really is. */
const refused = (code: FieldError['code'], field: string, value: string, belongsTo?: string): Position => ({
  ok: false,
  fieldError: { code, field, details: { [field]: value, ...(belongsTo === undefined ? {} : { belongsTo }) } },
});

/** The product's place in the catalogue: family, sub family and type must belong together. */
export function resolveProduct(
  book: Pick<FeeBook, 'families' | 'subFamilies' | 'types'>,
  { family, subFamily, type }: Pick<ProductInput, 'family' | 'subFamily' | 'type'>,
): Position {
  const found = book.subFamilies.find(({ code }) => code === subFamily);
  if (family !== undefined && !book.families.some(({ code }) => code === family))
    return refused('unknownFamily', 'family', family);
  if (found === undefined || found.family !== (family ?? found.family))
    return refused('unknownSubFamily', 'subFamily', subFamily, found?.family);
  const typed = type === undefined ? undefined : book.types.filter(({ code }) => code === type);
  if (type !== undefined && typed?.some((each) => each.subFamily === found.code) !== true)
    return refused('unknownType', 'type', type, typed?.[0]?.subFamily);
  return { ok: true, family: found.family };
}
