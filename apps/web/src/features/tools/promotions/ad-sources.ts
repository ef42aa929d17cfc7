import { msg } from '@lingui/core/macro';
import type { Source } from '../tool.ts';

/** How ad reports count. */
export const acosSource: Source = {
  kind: 'words',
  text: msg`ACOS is ad spend divided by sales from ads; whether a report counts sales with or without VAT depends on the store, so both are shown.`,
  isConfirmed: false,
};
