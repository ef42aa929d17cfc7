import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { isConfirmed } from '@saer/contract/fees/provenance';

/** Says whether figures of a version have no source: confirming them requires one. */
export const needsSource = ({ status, source, classes, rates }: FeeVersion): boolean =>
  [{ status, source }, ...classes, ...rates].some(
    (each) => !isConfirmed(each.status) && each.source === null,
  );

/** Counts how many size classes and commissions of a version nobody has confirmed yet. */
export const unconfirmedIn = ({ classes, rates }: FeeVersion): number =>
  [...classes, ...rates].filter(({ status }) => !isConfirmed(status)).length;
