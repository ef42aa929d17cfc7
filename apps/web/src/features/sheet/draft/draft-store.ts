import * as z from 'zod/mini';
import type { RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import type { ReadAs } from '../reading/sheet-tasks.ts';

/** Where the rows came from: kept, so that the seller's own workbook can be handed back after a reload too. */
export type Source =
  | { readonly kind: 'file'; readonly fileName: string; readonly bytes: Uint8Array }
  | { readonly kind: 'paste'; readonly text: string };

/** The key a sheet is being stored under, and what of it: changed rows need another. */
export interface BegunBatch {
  readonly key: string;
  readonly content: string;
}

export interface Draft {
  readonly source: Source;
  readonly readAs: ReadAs;
  readonly rows: readonly { readonly at: number | null; readonly texts: RowTexts }[];
  readonly batch: BegunBatch | null;
}

type Kept = 'source' | 'work' | 'defaults';

const request = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB')));
  });

const open = (): Promise<IDBDatabase> => {
  const asked = indexedDB.open('saer-sheets', 1);
  asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('kept'));
  return request(asked);
};

const keyOf = (account: number, kept: Kept): string => `${account}.${kept}`;

async function within<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  // Where the browser forbids storage nothing is kept, and nothing else is lost.
  try {
    const database = await open();
    const answer = await act(database.transaction('kept', mode).objectStore('kept'));
    database.close();
    return answer;
  } catch {
    return undefined;
  }
}

const read = (account: number, kept: Kept): Promise<unknown> =>
  within('readonly', (store) => request<unknown>(store.get(keyOf(account, kept))));

const write = (account: number, kept: Kept, value: unknown): Promise<unknown> =>
  within<unknown>('readwrite', (store) =>
    value === undefined
      ? request(store.delete(keyOf(account, kept)))
      : request(store.put(value, keyOf(account, kept))),
  );

const texts = z.record(z.string(), z.string());
const work = z.object({
  readAs: z.object({
    sheet: z.int(),
    headerRow: z.nullable(z.int()),
    mapping: z.record(z.string(), z.int()),
    defaults: texts,
  }),
  rows: z.array(z.object({ at: z.nullable(z.int()), texts })),
  batch: z.nullable(z.object({ key: z.string(), content: z.string() })),
});
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('paste'), text: z.string() }),
]);

/** What this browser keeps of an account's sheet. Whoever else signs in here is shown none of it. */
export async function readDraft(account: number): Promise<Draft | undefined> {
  const [from, rest] = await Promise.all([read(account, 'source'), read(account, 'work')]);
  const [parsedSource, parsedWork] = [z.safeParse(source, from), z.safeParse(work, rest)];
  if (!parsedSource.success || !parsedWork.success) return undefined;
  return { source: parsedSource.data, ...parsedWork.data };
}

export const keepSource = (account: number, kept: Source): Promise<unknown> => write(account, 'source', kept);

export const keepWork = (account: number, kept: Omit<Draft, 'source'>): Promise<unknown> =>
  write(account, 'work', kept);

export const forgetDraft = (account: number): Promise<unknown> =>
  Promise.all([write(account, 'source', undefined), write(account, 'work', undefined)]);

/** What stood in for empty cells last time, such as the store. */
export const readDefaults = async (account: number): Promise<RowTexts> =>
  z.safeParse(texts, await read(account, 'defaults')).data ?? {};

export const keepDefaults = (account: number, kept: RowTexts): Promise<unknown> =>
  write(account, 'defaults', kept);
