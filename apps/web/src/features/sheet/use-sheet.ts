import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import { isComplete } from './assign/missing-columns.ts';
import {
  type BegunBatch,
  type Draft,
  forgetDraft,
  keepDefaults,
  keepSource,
  readDefaults,
  readDraft,
  type Source,
} from './draft/draft-store.ts';
import type { GridRows } from './model/grid-row.ts';
import { feeBookQuery, keepMappingMutation, mappingQuery } from './queries.ts';
import { readLines } from './reading/read-lines.ts';
import { ReadingEnded, type SheetReader, startReader } from './reading/sheet-reader.ts';
import type { FoundSheet, Opened, ReadAs } from './reading/sheet-tasks.ts';
import type { RefusedFile } from '@saer/spreadsheet/files/opened-file';
import { fileLimits } from '@saer/spreadsheet/files/file-limits';

/** Where a sheet is on its way. */
export type Phase =
  /** It is not known yet whether a sheet is kept from before. */
  | { readonly name: 'start' }
  | { readonly name: 'bring'; readonly refused?: RefusedFile }
  | { readonly name: 'reading' }
  | { readonly name: 'assign'; readonly readAs: ReadAs }
  | {
      readonly name: 'mend';
      readonly rows: GridRows;
      readonly readAs: ReadAs;
      readonly batch: BegunBatch | null;
      /** It was kept from before a reload. */
      readonly isDraft: boolean;
    };

export interface Brought {
  readonly source: Source;
  readonly kind: 'xlsx' | 'xls' | 'csv' | 'paste';
  readonly sheets: readonly FoundSheet[];
}

const refusalOf = (error: unknown): RefusedFile | undefined => {
  if (error instanceof ReadingEnded && error.reason === 'cancelled') return undefined;
  const isSlow = error instanceof ReadingEnded && error.reason === 'tookTooLong';
  return { ok: false, reason: isSlow ? 'tookTooLong' : 'damaged' };
};

/** A sheet from the file to rows that can be mended. */
export function useSheet() {
  const account = useCurrentUser()?.id ?? 0;
  const client = useQueryClient();
  const book = useQuery(feeBookQuery);
  const [phase, setPhase] = useState<Phase>({ name: 'start' });
  const [brought, setBrought] = useState<Brought>();
  const reader = useRef<SheetReader>(undefined);

  const stop = useCallback((): void => {
    reader.current?.stop();
    reader.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  /** The worker, which knows today's fees before it is asked anything else. */
  const theReader = useCallback(async (): Promise<SheetReader> => {
    if (reader.current !== undefined) return reader.current;
    const started = startReader();
    reader.current = started;
    await started.ask('begin', { book: await client.ensureQueryData(feeBookQuery) });
    return started;
  }, [client]);

  const openSource = async (source: Source): Promise<Opened> => {
    const asked = await theReader();
    const limit = { limit: fileLimits.milliseconds };
    return source.kind === 'file'
      ? asked.ask('open', { bytes: source.bytes, fileName: source.fileName }, limit)
      : asked.ask('paste', { text: source.text }, limit);
  };

  const read = async (readAs: ReadAs): Promise<void> => {
    setPhase({ name: 'reading' });
    try {
      const rows = await readLines(await theReader(), readAs);
      setPhase({ name: 'mend', rows, readAs, batch: null, isDraft: false });
    } catch (error) {
      const refused = refusalOf(error);
      stop();
      setPhase({ name: 'bring', ...(refused === undefined ? {} : { refused }) });
    }
  };

  const rememberedMapping = async (sheet: FoundSheet): Promise<ReadAs['mapping'] | null> => {
    if (sheet.headersKey === null) return null;
    try {
      return await client.fetchQuery(mappingQuery(sheet.headersKey));
    } catch {
      // What was recognised will do.
      return null;
    }
  };

  const bring = async (source: Source): Promise<void> => {
    setPhase({ name: 'reading' });
    try {
      const [opened, defaults] = await Promise.all([openSource(source), readDefaults(account)]);
      const [first] = opened.ok ? opened.sheets : [];
      if (!opened.ok || first === undefined) {
        setPhase({ name: 'bring', refused: opened.ok ? { ok: false, reason: 'empty' } : opened });
        return;
      }
      setBrought({ source, kind: opened.kind, sheets: opened.sheets });
      // The rows of another sheet are not this one's.
      void forgetDraft(account).then(() => keepSource(account, source));
      const remembered = await rememberedMapping(first);
      const mapping = remembered ?? first.mapping;
      const readAs = { sheet: 0, headerRow: first.headerRow, mapping, defaults };
      const isSure = remembered !== null || first.by === 'headers';
      if (isSure && isComplete(mapping, defaults)) await read(readAs);
      else setPhase({ name: 'assign', readAs });
    } catch (error) {
      const refused = refusalOf(error);
      stop();
      setPhase({ name: 'bring', ...(refused === undefined ? {} : { refused }) });
    }
  };

  const bringFile = async (file: File): Promise<void> => {
    if (file.size > fileLimits.bytes) {
      const details = { maximum: fileLimits.bytes / 1024 / 1024 };
      setPhase({ name: 'bring', refused: { ok: false, reason: 'fileTooLarge', details } });
      return;
    }
    await bring({ kind: 'file', fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
  };

  const restore = async ({ source, readAs, rows, batch }: Draft): Promise<void> => {
    const opened = await openSource(source);
    if (!opened.ok) {
      setPhase({ name: 'bring' });
      return;
    }
    setBrought({ source, kind: opened.kind, sheets: opened.sheets });
    const kept = rows.map((row, id): GridRows[number] => ({ ...row, id, outcome: null, refused: [] }));
    setPhase({ name: 'mend', rows: kept, readAs, batch, isDraft: true });
  };

  const found = useEffectEvent(async (draft: Draft | undefined): Promise<void> => {
    if (draft === undefined) {
      setPhase({ name: 'bring' });
      return;
    }
    try {
      await restore(draft);
    } catch {
      stop();
      setPhase({ name: 'bring' });
    }
  });
  useEffect(() => {
    void readDraft(account).then(found);
  }, [account]);

  return {
    account,
    book,
    phase,
    brought,
    reader: theReader,
    bringFile,
    bringText: (text: string) => bring({ kind: 'paste', text }),
    assign: async (readAs: ReadAs): Promise<void> => {
      const headers = brought?.sheets[readAs.sheet]?.headersKey ?? null;
      void keepDefaults(account, readAs.defaults);
      if (headers !== null) {
        const mapping = { ...readAs.mapping };
        client.setQueryData(mappingQuery(headers).queryKey, mapping);
        void client
          .getMutationCache()
          .build(client, keepMappingMutation)
          .execute({ headers, mapping })
          .catch(() => undefined);
      }
      await read(readAs);
    },
    backToAssign: (readAs: ReadAs): void => setPhase({ name: 'assign', readAs }),
    cancel: (): void => {
      stop();
      setPhase({ name: 'bring' });
    },
    /** Leaves this sheet for the next one. */
    startAnew: (): void => {
      stop();
      setBrought(undefined);
      setPhase({ name: 'bring' });
      void forgetDraft(account);
    },
  };
}

export type SheetInHand = ReturnType<typeof useSheet>;
export type Defaults = RowTexts;
