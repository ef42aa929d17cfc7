import { type HistoryRow, restorableLists } from '@saer/contract/history';
import { writtenProduct } from '@saer/contract/product';

const lists = new Set<string>(restorableLists);

/** Whether a change can be put back, unless its fields have been changed since. */
export const isRestorable = ({ entity, action, before, after }: HistoryRow): boolean => {
  if (action !== 'update' || before === null || after === null) return false;
  if (entity !== 'product') return lists.has(entity);
  return Object.keys(before).some(
    (field) => field !== 'family' && Object.hasOwn(writtenProduct.shape, field),
  );
};
