import * as z from 'zod/mini';
import { feeBook, type PublicFeeBook } from '@saer/contract/fees/fee-book';
import { call } from '../../lib/api/api.ts';
import { basePath, type Endpoint, type EndpointInput } from '@saer/contract/api/endpoint';
import { takeEarlyReply } from '../../lib/api/early-reply.ts';

/** Calls an endpoint, unless the page has requested it before its scripts arrived. */
export async function callEarly<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<z.infer<E['reply']>> {
  const early = await takeEarlyReply(`${basePath}${endpoint.path}`);
  const { success, data } = z.safeParse<E['reply']>(endpoint.reply, early);
  return success ? data : call(endpoint, input);
}

/** The fees of a day as everybody may read them; an empty day is today in Riyadh. */
export const readFeeBook = (on = ''): Promise<PublicFeeBook> =>
  on === '' ? callEarly(feeBook, { query: {} }) : call(feeBook, { query: { on } });
