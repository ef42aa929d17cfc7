import * as z from 'zod/mini';
import type { RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import { request, within } from './draft-database.ts';
import { type BegunBatch, forgetRows, type KeptRow, readRows, texts } from './keep-rows.ts';

/** Where the rows came from: kept, so that the seller's own workbook can be handed back after a reload too. */
export type Source =
  | { readonly kind: 'file'; readonly fileName: string; readonly bytes: Uint8Array }
  | { readonly kind: 'paste'; readonly text: string };

export interface Draft {
  readonly source: Source;
  readonly readAs: ReadAs;
  readonly rows: readonly KeptRow[];
  readonly batch: BegunBatch | null;
}

type Kept = 'source' | 'defaults';

const keyOf = (account: number, kept: Kept): string => `${account}.${kept}`;

const read = (account: number, kept: Kept): Promise<unknown> =>
  within('readonly', (store) => request<unknown>(store.get(keyOf(account, kept))));

const write = (account: number, kept: Kept, value: unknown): Promise<unknown> =>
  within<unknown>('readwrite', (store) =>
    value === undefined
      ? request(store.delete(keyOf(account, kept)))
      : request(store.put(value, keyOf(account, kept))),
  );

const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('paste'), text: z.string() }),
]);

/** What this browser keeps of an account's sheet. Whoever else signs in here is shown none of it. */
export async function readDraft(account: number): Promise<Draft | undefined> {
  const from = z.safeParse(source, await read(account, 'source'));
  const work = from.success ? await readRows(account) : undefined;
  return from.success && work !== undefined ? { source: from.data, ...work } : undefined;
}

export const keepSource = (account: number, kept: Source): Promise<unknown> => write(account, 'source', kept);

export const forgetDraft = (account: number): Promise<unknown> =>
  Promise.all([write(account, 'source', undefined), forgetRows(account)]);

/** What stood in for empty cells last time, such as the store. */
export const readDefaults = async (account: number): Promise<RowTexts> =>
  z.safeParse(texts, await read(account, 'defaults')).data ?? {};

export const keepDefaults = (account: number, kept: RowTexts): Promise<unknown> =>
  write(account, 'defaults', kept);
