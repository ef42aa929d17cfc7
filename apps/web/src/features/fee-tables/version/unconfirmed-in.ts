import type { FeeVersion } from '@saer/contract/fee-version';
import { isConfirmed } from '@saer/contract/provenance';

/** How many size classes and commissions of a version nobody has confirmed yet. */
export const unconfirmedIn = ({ classes, rates }: FeeVersion): number =>
  [...classes, ...rates].filter(({ status }) => !isConfirmed(status)).length;
