import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import { isComplete } from './assign/missing-columns.ts';
import {
  type Draft,
  forgetDraft,
  keepDefaults,
  keepSource,
  readDefaults,
  readDraft,
  type Source,
} from './draft/draft-store.ts';
import type { BegunBatch, KeptRow } from './draft/keep-rows.ts';
import { type Facts, findFacts } from './model/facts.ts';
import type { GridRow } from './model/grid-row.ts';
import { startPace } from './model/pace.ts';
import { feeBookQuery, keepMappingMutation, mappingQuery } from './queries.ts';
import type { HandedLayout } from './reading/hand-back.ts';
import { readLines, type ReadSoFar } from './reading/read-lines.ts';
import { ReadingEnded, type SheetReader, startReader } from './reading/sheet-reader.ts';
import type { FoundSheet, Opened, ReadAs } from './reading/sheet-tasks.ts';
import type { RefusedFile } from '@saer/spreadsheet/files/opened-file';
import { largeFileLimits } from '@saer/spreadsheet/files/file-limits';

/** Where a sheet is on its way. */
export type Phase =
  /** It is not known yet whether a sheet is kept from before. */
  | { readonly name: 'start' }
  | { readonly name: 'bring'; readonly refused?: RefusedFile }
  | { readonly name: 'reading'; readonly soFar?: ReadSoFar }
  | { readonly name: 'assign'; readonly readAs: ReadAs }
  | {
      readonly name: 'mend';
      /** What is known of the rows, and the rows themselves. */
      readonly facts: Facts;
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

const unjudged = ({ at, texts }: KeptRow, id: number): GridRow => ({
  id,
  at,
  texts,
  outcome: null,
  refused: [],
});

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
    const limit = { limit: largeFileLimits.milliseconds };
    return source.kind === 'file'
      ? asked.ask('open', { bytes: source.bytes, fileName: source.fileName }, limit)
      : asked.ask('paste', { text: source.text }, limit);
  };

  const read = async (readAs: ReadAs): Promise<void> => {
    setPhase({ name: 'reading' });
    try {
      const onProgress = (soFar: ReadSoFar): void => setPhase({ name: 'reading', soFar });
      const asked = await theReader();
      const facts = await findFacts(await readLines(asked, readAs, onProgress), startPace());
      // Given up in the meantime.
      if (reader.current !== asked) return;
      setPhase({ name: 'mend', facts, readAs, batch: null, isDraft: false });
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

  const rememberLayout = ({ headers, mapping: assigned }: HandedLayout): void => {
    const mapping = { ...assigned };
    client.setQueryData(mappingQuery(headers).queryKey, mapping);
    void client
      .getMutationCache()
      .build(client, keepMappingMutation)
      .execute({ headers, mapping })
      .catch(() => undefined);
  };

  const bring = async (source: Source): Promise<void> => {
    setPhase({ name: 'reading' });
    try {
      const [opened, defaults] = await Promise.all([openSource(source), readDefaults(account)]);
      const sheets = opened.ok ? opened.sheets : [];
      // As the server does: the first sheet that holds products, such as behind one that only says how.
      const place = Math.max(
        0,
        sheets.findIndex(({ mapping: held }) => held.cost !== undefined),
      );
      const first = sheets[place];
      if (!opened.ok || first === undefined) {
        setPhase({ name: 'bring', refused: opened.ok ? { ok: false, reason: 'empty' } : opened });
        return;
      }
      setBrought({ source, kind: opened.kind, sheets: opened.sheets });
      // The rows of another sheet are not this one's.
      void forgetDraft(account).then(() => keepSource(account, source));
      const remembered = await rememberedMapping(first);
      const mapping = remembered ?? first.mapping;
      const readAs = { sheet: place, headerRow: first.headerRow, mapping, units: first.units, defaults };
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
    if (file.size > largeFileLimits.bytes) {
      const details = { maximum: largeFileLimits.bytes / 1024 / 1024 };
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
    const { sheet: place, headerRow } = readAs;
    const isFound = opened.sheets[place]?.headerRow === headerRow;
    const sheets = isFound
      ? opened.sheets
      : opened.sheets.with(place, await (await theReader()).ask('headers', { sheet: place, headerRow }));
    setBrought({ source, kind: opened.kind, sheets });
    const facts = await findFacts(rows.map(unjudged), startPace());
    setPhase({ name: 'mend', facts, readAs, batch, isDraft: true });
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
      if (headers !== null) rememberLayout({ headers, mapping: readAs.mapping });
      await read(readAs);
    },
    /** Another sheet, or its headers in another row: what its columns hold is found out anew. */
    lookAt: async (place: number, headerRow: number | null): Promise<Partial<ReadAs>> => {
      const known = brought?.sheets[place];
      if (brought === undefined || known === undefined) return {};
      const isKnown = known.headerRow === headerRow;
      const ask = { sheet: place, headerRow };
      const sheet = isKnown ? known : await (await theReader()).ask('headers', ask);
      setBrought({ ...brought, sheets: brought.sheets.with(place, sheet) });
      return { ...ask, mapping: (await rememberedMapping(sheet)) ?? sheet.mapping };
    },
    /** Sheets of these headers are assigned so from now on. */
    rememberLayout,
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
