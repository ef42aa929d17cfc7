import type * as z from 'zod/mini';
import type { store as contract } from '@saer/contract/lists/store';
import { AppError } from '../../http/replies/app-error.ts';
import { store as list } from '../lists.ts';
import { crud, type ListEditing } from './crud.ts';

type Sent = z.output<typeof contract.create.body>;
type Written = z.output<typeof contract.update.body>;

/** Rejects an answer to who bears the VAT of unregistered sellers without its source and the day on which it was found. */
function rejectUnsourced(sent: Sent | Written): void {
  if (sent.deemedSupplier !== 'storeBears' && sent.deemedSupplier !== 'sellerBears') return;
  const [first, ...others] = (['deemedSupplierSource', 'deemedSupplierOn'] as const)
    .filter((field) => sent[field] === null)
    .map((field) => ({ code: 'required' as const, field }));
  if (first !== undefined) throw new AppError(first, ...others);
}

const plain = crud(list);

/** Edits stores. */
export const storeEditing: ListEditing<Sent, Written> = {
  create: async (db, actor, sent) => {
    rejectUnsourced(sent);
    return plain.create(db, actor, sent);
  },
  update: async (db, actor, sent) => {
    rejectUnsourced(sent);
    return plain.update(db, actor, sent);
  },
  remove: plain.remove,
};
