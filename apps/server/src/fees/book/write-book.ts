import { feeBookReply, type PublicFeeBook } from '@saer/contract/fee-book';
import * as z from 'zod/mini';
import { CachedReply } from '../../http/cached-reply.ts';
import { today } from '../versions/dates.ts';

/** Encodes the public book; the reply is current while its day lasts. */
export const writeBook = (book: PublicFeeBook): Promise<CachedReply> =>
  CachedReply.of(JSON.stringify(z.encode(feeBookReply, book)), () => book.on === today());
