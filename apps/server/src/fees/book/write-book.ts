import { feeBookReply, type PublicFeeBook } from '@saer/contract/fees/fee-book';
import * as z from 'zod/mini';
import { CachedReply } from '../../http/mounting/cached-reply.ts';
import { today } from '../versions/dates.ts';

/** Encodes the public book; the reply is current while its day lasts. */
export const writeBook = (book: PublicFeeBook): Promise<CachedReply> =>
  CachedReply.of(JSON.stringify(z.encode(feeBookReply, book)), () => book.on === today());
