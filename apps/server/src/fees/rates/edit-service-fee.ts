import type * as z from 'zod/mini';
import type { serviceFee as contract } from '@saer/contract/lists/service-fee';
import { isShareOfCommission } from '@saer/contract/fees/service-fee';
import { AppError } from '../../http/replies/app-error.ts';
import { crud, type ListEditing } from '../../lists/editing/crud.ts';
import { serviceFee as list } from '../lists.ts';

type Sent = z.output<typeof contract.create.body>;
type Written = z.output<typeof contract.update.body>;

/** Rejects a share without its rate and an amount without its sum, and either with the figure of the other. */
function rejectWrongFigure({ kind, amount, rate }: Sent | Written): void {
  const figure = isShareOfCommission(kind) ? 'rate' : 'amount';
  const [first, ...others] = Object.entries({ amount, rate })
    .filter(([name, value]) => (value === null) === (name === figure))
    .map(([field]) => ({ code: 'figureNotOfKind' as const, field, details: { figure } }));
  if (first !== undefined) throw new AppError(first, ...others);
}

const plain = crud(list);

/** Edits service fees: each is an amount or, for some kinds, a share of the commission. */
export const serviceFeeEditing: ListEditing<Sent, Written> = {
  create: async (db, actor, sent) => {
    rejectWrongFigure(sent);
    return plain.create(db, actor, sent);
  },
  update: async (db, actor, sent) => {
    rejectWrongFigure(sent);
    return plain.update(db, actor, sent);
  },
  remove: plain.remove,
};
