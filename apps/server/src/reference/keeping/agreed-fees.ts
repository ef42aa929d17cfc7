import type { Fault } from '@saer/contract/fault';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Row } from '../listing/relations.ts';
import { crud } from './crud.ts';
import type { Keeping } from './mount-keeping.ts';

const isGiven = (value: unknown): boolean => typeof value === 'number';

const missing = (field: string): Fault => ({ code: 'required', field, details: { kind: 'money' } });

/** Fees agreed for a product are a commission, both fulfilment fees, or all three; two different fees need the price between them. */
function requireSomething(sent: Row): void {
  const { referralRate, fulfilmentBelow: below, fulfilmentAbove: above, breakpoint } = sent;
  const faults: Fault[] = [];
  if (![referralRate, below, above, breakpoint].some(isGiven))
    faults.push({ code: 'nothingAgreed', field: 'referralRate' });
  if (!isGiven(below) && (isGiven(above) || isGiven(breakpoint))) faults.push(missing('fulfilmentBelow'));
  if (!isGiven(above) && (isGiven(below) || isGiven(breakpoint))) faults.push(missing('fulfilmentAbove'));
  if (!isGiven(breakpoint) && isGiven(below) && isGiven(above) && below !== above)
    faults.push(missing('breakpoint'));
  const [first, ...others] = faults;
  if (first !== undefined) throw new AppError(first, ...others);
}

const checkedFirst =
  (write: Keeping['create']): Keeping['create'] =>
  async (keeper, sent) => {
    requireSomething(sent);
    return write(keeper, sent);
  };

/** How fees agreed for one product are kept. */
export function agreedFees(db: Database): Keeping {
  const { create, update, remove } = crud(db, 'productFeeOverride');
  return { create: checkedFirst(create), update: checkedFirst(update), remove };
}
