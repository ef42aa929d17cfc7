import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What was done, by its verb in the history. */
export const actionWords: Readonly<Record<string, MessageDescriptor>> = {
  create: msg({ message: 'Added', context: 'history' }),
  update: msg({ message: 'Changed', context: 'history' }),
  remove: msg({ message: 'Deleted', context: 'history' }),
  confirm: msg({ message: 'Confirmed', context: 'history' }),
  submit: msg({ message: 'Sent to review', context: 'history' }),
  return: msg({ message: 'Sent back to draft', context: 'history' }),
  publish: msg({ message: 'Published', context: 'history' }),
  supersede: msg({ message: 'Superseded', context: 'history' }),
  replace: msg({ message: 'Imported', context: 'history' }),
};
