import { formatShort } from '@saer/i18n/format-number';
import type { Roas } from '@saer/tools/promotions/ad-spend';

/** A return on ad spend as ad reports write it: 3.04. */
export const formatRoas = (roas: Roas): string => formatShort(roas, 2);
