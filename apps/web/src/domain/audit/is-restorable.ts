import { type HistoryRow, restorableDeletions, restorableLists } from '@saer/contract/history';
import { writtenProduct } from '@saer/contract/product';

const lists = new Set<string>(restorableLists);
const deletions = new Set<string>(restorableDeletions);

/** Whether a change is the deletion of a row that can be added again. */
export const isDeletion = ({ entity, action }: Pick<HistoryRow, 'entity' | 'action'>): boolean =>
  action === 'remove' && deletions.has(entity);

/** Whether a change can be put back, unless its fields have been changed since. */
export const isRestorable = ({ entity, action, before, after }: HistoryRow): boolean => {
  if (before !== null && isDeletion({ entity, action })) return true;
  if (action !== 'update' || before === null || after === null) return false;
  if (entity !== 'product') return lists.has(entity);
  return Object.keys(before).some(
    (field) => field !== 'family' && Object.hasOwn(writtenProduct.shape, field),
  );
};
