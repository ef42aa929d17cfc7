import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { BadgeTone } from '../../../components/badge.tsx';

interface ChangeWords {
  readonly words: MessageDescriptor;
  readonly tone: BadgeTone;
}

/** What can be done with a product, by its verb in the history. */
export const changeWords: Readonly<Record<string, ChangeWords>> = {
  create: { words: msg({ message: 'Added', context: 'history' }), tone: 'positive' },
  update: { words: msg({ message: 'Changed', context: 'history' }), tone: 'info' },
  remove: { words: msg({ message: 'Deleted', context: 'history' }), tone: 'negative' },
};
