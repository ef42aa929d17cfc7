import { setTimeout as pause } from 'node:timers/promises';
import { sampleProduct } from '../../apps/server/src/products/testing/saved-product.ts';
import type { Person } from '../../apps/server/src/testing/accounts.ts';
import { type HttpReply, NoReply, type Send, withJson } from '../core/http-client.ts';
import type { Ledger } from './ledger.ts';

/** Rows of a sheet that are saved all or not at all. */
const sheetRows = 5;
/** Between two attempts at the same save. */
const patience = 50;

/** A seller at work: single products and sheets, each resent under its key until it is acknowledged. */
export function startWriter(send: Send, seller: Person, name: string, ledger: Ledger) {
  const state = { isOver: false };
  const call = async (method: string, path: string, body: unknown): Promise<HttpReply | undefined> => {
    const sent = withJson(body);
    const headers = { ...seller.headers, platform: 'desktop', ...sent.headers };
    try {
      return await send({ method, path: `/v1${path}`, ...sent, headers });
    } catch (error) {
      if (error instanceof NoReply) return undefined;
      throw error;
    }
  };
  const one = async (at: number) => {
    const sku = `${name}-${at}`;
    const entry = ledger.begin([sku]);
    const body = { ...sampleProduct, sku, saveKey: crypto.randomUUID() };
    while (!state.isOver) {
      const reply = await call('POST', '/product', body);
      entry.isAcknowledged = reply?.status === 200;
      if (entry.isAcknowledged) return;
      await pause(patience);
    }
  };
  const sheet = async (at: number) => {
    const skus = Array.from({ length: sheetRows }, (_, row) => `${name}-${at}-${row}`);
    const entry = ledger.begin(skus);
    const key = crypto.randomUUID();
    const products = skus.map((sku) => ({ ...sampleProduct, sku }));
    while (!state.isOver) {
      await call('POST', '/product/batch', { key, rows: sheetRows });
      await call('PUT', '/product/batch', { key, from: 0, products });
      const reply = await call('POST', '/product/batch/store', { key });
      entry.isAcknowledged = reply?.status === 200 && reply.text.includes('"stored"');
      if (entry.isAcknowledged) return;
      await pause(patience);
    }
  };
  const work = async () => {
    for (let at = 0; !state.isOver; at += 1) await (at % 4 === 3 ? sheet(at) : one(at));
  };
  const ended = work();
  return {
    end: async () => {
      state.isOver = true;
      await ended;
    },
  };
}
