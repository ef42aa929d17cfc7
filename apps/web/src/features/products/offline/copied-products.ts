import type { ListFilter } from '@saer/contract/api/list-filter';
import { readProductCopy } from '../../../domain/product/product-copy.ts';
import { pageOfCopy, summaryOfCopy } from './copied-page.ts';

/** A page of the products saved in this browser, and since when. */
export async function readCopiedPage(filter: ListFilter) {
  const copy = await readProductCopy();
  return (
    copy && { ...pageOfCopy(copy, filter), readAt: copy.at, copied: copy.products.length, all: copy.total }
  );
}

export async function readCopiedSummary(filter: ListFilter) {
  const copy = await readProductCopy();
  return copy && summaryOfCopy(copy, filter);
}
