import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ListState } from './version-row.ts';

/** Labels of the states in the list. */
export const listStateWords: Readonly<Record<ListState, MessageDescriptor>> = {
  inForce: msg({ message: 'In force', context: 'fee table' }),
  draft: msg({ message: 'Draft', context: 'fee table' }),
  review: msg({ message: 'Under review', context: 'fee table' }),
  scheduled: msg({ message: 'Scheduled', context: 'fee table' }),
  superseded: msg({ message: 'Superseded', context: 'fee table' }),
  corrected: msg({ message: 'Corrected', context: 'fee table' }),
};
