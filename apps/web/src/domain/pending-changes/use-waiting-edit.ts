import { usePendingChanges } from './change-store.ts';
import type { EditedChange } from './pending-change.ts';

/** The last edit of a product that was saved in this browser and not sent yet. */
export const useWaitingEdit = (id: number): EditedChange | undefined =>
  usePendingChanges()
    .filter((change) => change.kind === 'edit')
    .findLast(({ body }) => body.id === id);
