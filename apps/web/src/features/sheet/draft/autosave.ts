import { withDefault } from '@saer/contract/api/field';
import { knownUnits } from '@saer/spreadsheet/rows/layouts/column-units';
import * as z from 'zod/mini';
import {
  type ProductColumn,
  productColumns,
  type RowTexts,
} from '@saer/spreadsheet/rows/layouts/product-column';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { draftTransaction } from '../../../domain/sheet-draft/draft-database.ts';
import { request } from '../../../lib/browser/browser-database.ts';

/** The key under which a sheet is being saved, with its content: changed rows need another. */
export interface PendingBatch {
  readonly key: string;
  readonly content: string;
}

export interface AutosavedRow {
  readonly at: number | null;
  readonly texts: RowTexts;
  readonly fromProducts?: readonly ProductColumn[];
}

interface DraftMeta {
  readonly readAs: SheetInterpretation;
  readonly batch: PendingBatch | null;
}

/** Rows of one record: it is written and read within a few milliseconds. */
const rowsPerChunk = 250;

const workKey = (account: number): string => `${account}.work`;
const chunkKey = (account: number, chunk: number): string => `${account}.rows.${chunk}`;
const chunkKeys = (account: number): IDBKeyRange =>
  IDBKeyRange.bound(`${account}.rows.`, `${account}.rows.\uFFFF`);

const isSameChunk = (
  rows: readonly AutosavedRow[],
  before: readonly AutosavedRow[],
  from: number,
): boolean => {
  for (let at = from; at < from + rowsPerChunk; at += 1)
    if (rows[at]?.texts !== before[at]?.texts || rows[at]?.at !== before[at]?.at) return false;
  return true;
};

/** Milliseconds between a change and its autosave. */
const delay = 500;

/** Saves the rows of an account's sheet in this browser: each time only the parts that differ from the last save. */
export function startAutosave(account: number, first: readonly AutosavedRow[]) {
  let saved = first;
  let next: { readonly rows: readonly AutosavedRow[]; readonly meta: DraftMeta } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;

  const write = async (rows: readonly AutosavedRow[], meta: DraftMeta): Promise<void> => {
    const chunkCount = Math.ceil(rows.length / rowsPerChunk);
    const done = await draftTransaction('readwrite', async (store) => {
      for (let chunk = 0; chunk < chunkCount; chunk += 1) {
        const from = chunk * rowsPerChunk;
        if (isSameChunk(rows, saved, from)) continue;
        const texts = rows
          .slice(from, from + rowsPerChunk)
          .map(({ at, texts: rowTexts, fromProducts }) =>
            fromProducts === undefined ? { at, texts: rowTexts } : { at, texts: rowTexts, fromProducts },
          );
        // Each part is a separate task; if the page is left meanwhile, the previous state remains.
        await request(store.put(texts, chunkKey(account, chunk)));
      }
      await request(store.put({ ...meta, parts: chunkCount }, workKey(account)));
      return true;
    });
    if (done === true) saved = rows;
  };

  const writeNext = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    isWriting = true;
    while (next !== undefined) {
      const { rows, meta } = next;
      next = undefined;
      await write(rows, meta);
    }
    isWriting = false;
  };

  return {
    /** The state to save; the latest is saved a moment later. */
    soon: (rows: readonly AutosavedRow[], meta: DraftMeta): void => {
      next = { rows, meta };
      timer ??= setTimeout(() => void writeNext(), delay);
    },
    now: (rows: readonly AutosavedRow[], meta: DraftMeta): void => {
      next = { rows, meta };
      void writeNext();
    },
    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
      next = undefined;
    },
  };
}

export const texts = z.record(z.string(), z.string());
const units = z.pipe(withDefault(texts, {}), z.transform(knownUnits));
const block = z.object({
  from: z.int(),
  headerRow: z.int(),
  headers: z.array(z.string()),
  mapping: z.record(z.string(), z.int()),
  units,
  unclear: z.nullable(z.string()),
});
/** Says how a sheet is read, as it was last chosen. */
export const readAs = z.object({
  sheet: z.int(),
  headerRow: z.nullable(z.int()),
  mapping: z.record(z.string(), z.int()),
  units,
  blocks: withDefault(z.array(block), []),
  currencies: withDefault(texts, {}),
  ignored: withDefault(z.array(z.int()), []),
  answered: withDefault(z.array(z.int()), []),
  areColumnsSeen: withDefault(z.boolean(), true),
  fillFromProducts: withDefault(z.nullable(z.boolean()), null),
  defaults: texts,
});
const chunk = z.array(
  z.object({
    at: z.nullable(z.int()),
    texts,
    fromProducts: z.exactOptional(z.array(z.enum(productColumns))),
  }),
);
const work = z.object({
  readAs,
  batch: z.nullable(z.object({ key: z.string(), content: z.string() })),
  parts: z.int(),
});

/** The last saved rows; undefined if there are none or they cannot be read. */
export const readRows = (
  account: number,
): Promise<(DraftMeta & { readonly rows: readonly AutosavedRow[] }) | undefined> =>
  draftTransaction('readonly', async (store) => {
    const { parts: chunkCount, ...meta } = work.parse(await request<unknown>(store.get(workKey(account))));
    const rows: AutosavedRow[] = [];
    for (let at = 0; at < chunkCount; at += 1)
      rows.push(...chunk.parse(await request<unknown>(store.get(chunkKey(account, at)))));
    return { ...meta, rows };
  });

export async function deleteRows(store: IDBObjectStore, account: number): Promise<void> {
  await request(store.delete(chunkKeys(account)));
  await request(store.delete(workKey(account)));
}
