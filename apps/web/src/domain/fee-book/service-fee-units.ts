import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ServiceFeeUnit } from '@saer/contract/fees/service-fee';

/** Units that service fees are charged for, as read after the figure. */
export const serviceFeeUnitWords: Readonly<Record<ServiceFeeUnit, MessageDescriptor>> = {
  cubicFootMonth: msg`a cubic foot, each month`,
  cubicFoot: msg`a cubic foot`,
  kilogram: msg`a kilogram`,
  unit: msg`a unit`,
  order: msg`an order at least`,
  commission: msg`of the commission`,
};
