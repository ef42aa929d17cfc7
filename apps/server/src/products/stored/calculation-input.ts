import { calculateRow } from '@saer/contract/calculate';
import type { Product } from '@saer/contract/product';
import * as z from 'zod/mini';
import type { Row } from '../calculation/price-row.ts';

/** What its seller typed of a stored product, as `priceRow` takes it: to price it again by any fee book. */
export const calculationInput = (stored: Product): Row =>
  z.parse(
    calculateRow,
    Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => Object.hasOwn(calculateRow.shape, name) && value !== null,
      ),
    ),
  );
