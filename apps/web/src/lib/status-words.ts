import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from './language.ts';

/** What a status says where the answer has no words of its own: a proxy's, mostly. */
const words: Readonly<Record<number, MessageDescriptor>> = {
  404: msg`Not found`,
  413: msg`Too large`,
  500: msg`Server error`,
  502: msg`Bad gateway`,
  503: msg`Service unavailable`,
  504: msg`Gateway timeout`,
};

/** `status - words`, as the specification has it, in the reader's language. */
export const statusWords = (status: number): string =>
  `${status} - ${i18n._(words[status] ?? msg`The request failed`)}`;
