import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FeeTableState } from '@saer/contract/fees/choices';

/** Labels of a fee table's states. */
export const stateWords: Readonly<Record<FeeTableState, MessageDescriptor>> = {
  draft: msg({ message: 'Draft', context: 'fee table' }),
  review: msg({ message: 'Under review', context: 'fee table' }),
  published: msg({ message: 'Published', context: 'fee table' }),
  superseded: msg({ message: 'Superseded', context: 'fee table' }),
  corrected: msg({ message: 'Corrected', context: 'fee table' }),
};
