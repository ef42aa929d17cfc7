import { msg } from '@lingui/core/macro';
import type { Source } from '../tool.ts';
import { formatShort } from '@saer/i18n/format-number';
import type { Roas } from '@saer/tools/promotions/ad-spend';

/** Says how ad reports count. */
export const acosSource: Source = {
  kind: 'words',
  text: msg`ACOS is ad spend divided by sales from ads; whether a report counts sales with or without VAT depends on the store, so both are shown.`,
  isConfirmed: false,
};

/** A return on ad spend as ad reports write it: 3.04. */
export const formatRoas = (roas: Roas): string => formatShort(roas, 2);
