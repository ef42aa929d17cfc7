import * as z from 'zod/mini';
import type { RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { draftTransaction } from '../../../domain/sheet-draft/draft-database.ts';
import { request } from '../../../lib/browser/browser-database.ts';
import { type PendingBatch, deleteRows, type AutosavedRow, readAs, readRows, texts } from './autosave.ts';

/** The source of the rows: saved, so that the seller's own workbook can be returned after a reload too. */
export type Source =
  | { readonly kind: 'file'; readonly fileName: string; readonly bytes: Uint8Array }
  | { readonly kind: 'paste'; readonly text: string };

export interface Draft {
  readonly source: Source;
  /** The choices for its columns; null if the file has just been opened. */
  readonly readAs: SheetInterpretation | null;
  /** The rows as they were edited; null: they had not been read yet. */
  readonly work: { readonly rows: readonly AutosavedRow[]; readonly batch: PendingBatch | null } | null;
}

type Entry = 'source' | 'columns' | 'defaults';

const getKey = (account: number, entry: Entry): string => `${account}.${entry}`;

const read = (account: number, entry: Entry): Promise<unknown> =>
  draftTransaction('readonly', (store) => request<unknown>(store.get(getKey(account, entry))));

const write = (account: number, entry: Entry, value: unknown): Promise<unknown> =>
  draftTransaction<unknown>('readwrite', (store) => request(store.put(value, getKey(account, entry))));

const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('paste'), text: z.string() }),
]);

/** An account's sheet as stored in this browser. Other accounts in this browser do not see it. */
export async function readDraft(account: number): Promise<Draft | undefined> {
  const from = z.safeParse(source, await read(account, 'source'));
  if (!from.success) return undefined;
  const work = await readRows(account);
  if (work !== undefined) return { source: from.data, readAs: work.readAs, work };
  const columns = z.safeParse(readAs, await read(account, 'columns'));
  return { source: from.data, readAs: columns.success ? columns.data : null, work: null };
}

/** The choices in the column step, for a reload. */
export const saveColumns = (account: number, chosen: SheetInterpretation): Promise<unknown> =>
  write(account, 'columns', chosen);
async function deleteDraft(store: IDBObjectStore, account: number): Promise<void> {
  await request(store.delete(getKey(account, 'source')));
  await request(store.delete(getKey(account, 'columns')));
  await deleteRows(store, account);
}

export const forgetDraft = (account: number): Promise<unknown> =>
  draftTransaction('readwrite', (store) => deleteDraft(store, account));

/** Begins a draft in place of the last one: the rows of another sheet are not this one's. */
export const startDraft = (account: number, from: Source): Promise<unknown> =>
  draftTransaction('readwrite', async (store) => {
    await deleteDraft(store, account);
    await request(store.put(from, getKey(account, 'source')));
  });

/** The last values for empty cells, such as the store. */
export const readDefaults = async (account: number): Promise<RowTexts> =>
  z.safeParse(texts, await read(account, 'defaults')).data ?? {};

export const saveDefaults = (account: number, defaults: RowTexts): Promise<unknown> =>
  write(account, 'defaults', defaults);
