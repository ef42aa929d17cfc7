import type { FeeTableVersion } from '@saer/pricing/fee-table';
import type { Source } from '../tool.ts';

/** A store's fee table as a source. */
export const feeTableSource = ({ name, effectiveFrom, status }: FeeTableVersion): Source => ({
  kind: 'feeTable',
  name,
  effectiveFrom,
  status,
});
