import type { ProductInput } from '@saer/contract/products/product-input';
import {
  feeTableFor,
  type QuotableBook,
  type StoreFeeTable,
  type StoreProduct,
  type Unquoted,
  unquoted,
} from './fee-book.ts';

/** The engine's input for a product. */
export interface ResolvedProduct<Table> {
  readonly ok: true;
  /** The fees of the product's store on the day of the book. */
  readonly feeTable: Table;
  /** The product with its family and the fees that apply only to it. */
  readonly product: StoreProduct;
}

/** Finds in a fee book all that a product's price depends on. `feeTableId`: only by the fee table with this id. */
export function resolveProduct<Table extends StoreFeeTable>(
  book: QuotableBook<Table>,
  product: StoreProduct,
  feeTableId?: string,
): ResolvedProduct<Table> | Unquoted {
  const found = feeTableFor(book, product, feeTableId);
  if (!found.ok) return found;
  const family = familyOf(book, product);
  if (typeof family !== 'string') return family;
  const override = findOverride(book, product);
  const resolved = override === undefined ? { ...product, family } : { ...product, family, override };
  return { ok: true, feeTable: found.feeTable, product: resolved };
}

/** The family of a product: its family, sub family and type must belong together. */
export function familyOf(
  book: Pick<QuotableBook, 'families' | 'subFamilies' | 'types'>,
  { family, subFamily, type }: ProductInput,
): string | Unquoted {
  const found = book.subFamilies.find(({ code }) => code === subFamily);
  if (family !== undefined && !book.families.some(({ code }) => code === family))
    return unknown('unknownFamily', 'family', family);
  if (found === undefined || found.family !== (family ?? found.family))
    return unknown('unknownSubFamily', 'subFamily', subFamily, found?.family);
  const typed = type === undefined ? undefined : book.types.filter(({ code }) => code === type);
  if (type !== undefined && typed?.some((each) => each.subFamily === found.code) !== true)
    return unknown('unknownType', 'type', type, typed?.[0]?.subFamily);
  return found.family;
}

type UnknownCode = 'unknownFamily' | 'unknownSubFamily' | 'unknownType';

/** `belongsTo`: the actual parent of an existing code. */
const unknown = (code: UnknownCode, field: string, value: string, belongsTo?: string): Unquoted =>
  unquoted(code, field, { [field]: value, ...(belongsTo === undefined ? {} : { belongsTo }) });

/** The fees that apply only to a product: each entered one, else the one agreed for its barcode; undefined if the store's own apply. */
function findOverride(
  { overrides }: Pick<QuotableBook, 'overrides'>,
  { barcode, store, override }: StoreProduct,
): ProductInput['override'] {
  const agreed = overrides.find((each) => each.store === store && each.barcode === barcode);
  if (agreed === undefined) return override;
  const referral = override?.referral ?? agreed.referral;
  const fulfilment = override?.fulfilment ?? agreed.fulfilment;
  return { ...(referral === null ? {} : { referral }), ...(fulfilment === null ? {} : { fulfilment }) };
}
