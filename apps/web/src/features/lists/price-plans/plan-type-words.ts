import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Row } from '../lists.ts';

/** Whom a plan is for. */
export const planTypeWords: Readonly<Record<Row<'pricePlan'>['type'], MessageDescriptor>> = {
  standard: msg({ message: 'Standard', context: 'price plan' }),
  business: msg({ message: 'Business', context: 'price plan' }),
  enterprise: msg({ message: 'Enterprise', context: 'price plan' }),
};
