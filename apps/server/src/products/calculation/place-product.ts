import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductInput } from '@saer/contract/product-input';
import { AppError } from '../../http/app-error.ts';

/** The product's place in the catalogue: family, sub family and type must belong together. */
export function placeProduct(book: FeeBook, product: ProductInput): { family: string } {
  const subFamily = book.subFamilies.find(({ code }) => code === product.subFamily);
  if (product.family !== undefined && !book.families.some(({ code }) => code === product.family)) {
    throw new AppError({ code: 'unknownFamily', field: 'family', details: { family: product.family } });
  }
  if (subFamily === undefined || subFamily.family !== (product.family ?? subFamily.family)) {
    throw new AppError({
      code: 'unknownSubFamily',
      field: 'subFamily',
      details: { subFamily: product.subFamily },
    });
  }
  const { type } = product;
  if (
    type !== undefined &&
    !book.types.some((each) => each.code === type && each.subFamily === subFamily.code)
  ) {
    throw new AppError({ code: 'unknownType', field: 'type', details: { type } });
  }
  return { family: subFamily.family };
}
