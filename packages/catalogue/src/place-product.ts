import type { Fault } from '@saer/contract/fault';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductInput } from '@saer/contract/product-input';

type Place = { readonly ok: true; readonly family: string } | { readonly ok: false; readonly fault: Fault };

const refused = (code: Fault['code'], field: string, value: string): Place => ({
  ok: false,
  fault: { code, field, details: { [field]: value } },
});

/** The product's place in the catalogue: family, sub family and type must belong together. */
export function placeProduct(
  book: Pick<FeeBook, 'families' | 'subFamilies' | 'types'>,
  { family, subFamily, type }: Pick<ProductInput, 'family' | 'subFamily' | 'type'>,
): Place {
  const found = book.subFamilies.find(({ code }) => code === subFamily);
  if (family !== undefined && !book.families.some(({ code }) => code === family))
    return refused('unknownFamily', 'family', family);
  if (found === undefined || found.family !== (family ?? found.family))
    return refused('unknownSubFamily', 'subFamily', subFamily);
  if (type !== undefined && !book.types.some((each) => each.code === type && each.subFamily === found.code))
    return refused('unknownType', 'type', type);
  return { ok: true, family: found.family };
}
