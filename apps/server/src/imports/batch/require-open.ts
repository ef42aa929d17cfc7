import { AppError } from '../../http/app-error.ts';
import type { Batch } from '../queries.ts';

/** Refuses to change a batch that is stored or cancelled. */
export function requireOpen({ state }: Pick<Batch, 'state'>): void {
  if (state !== 'open') throw new AppError({ code: 'batchClosed', field: 'key', details: { state } });
}
