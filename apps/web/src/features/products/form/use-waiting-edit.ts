import { usePendingChanges } from '../../../domain/pending-changes/change-store.ts';
import type { EditedChange } from '../../../domain/pending-changes/pending-change.ts';

/** The last edit of a product that was saved in this browser and not sent yet. */
export const useWaitingEdit = (id: number): EditedChange | undefined =>
  usePendingChanges()
    .filter((change) => change.kind === 'edit')
    .findLast(({ body }) => body.id === id);
