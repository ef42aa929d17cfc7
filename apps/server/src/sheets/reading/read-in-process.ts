import { type FileLimits, fileLimits } from '@saer/spreadsheet/files/file-limits';
import { FileFault } from '@saer/spreadsheet/files/file-fault';
import type { RefusedFile } from '@saer/spreadsheet/files/opened-file';
import { Arrivals } from './arrivals.ts';
import { askReader } from './ask-reader.ts';
import type { FoundColumns, FoundLayout, Said, TextRow } from './messages.ts';

/**
 * A file as the sheet of it that holds products. Its rows arrive later, none where there are too many; whoever takes them is thrown a `FileFault`
 * where the file is given up meanwhile.
 */
export type ReadFile =
  | RefusedFile
  | { readonly ok: true; readonly layout: FoundLayout; readonly rows: Arrivals<TextRow> };

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** What has been said of such a sheet's columns. */
  readonly saidOf: (found: FoundColumns) => Promise<Said>;
  readonly maxRows: number;
}

/** Reads a file in the reading process: its sheets are opened and their columns recognised there. */
export function readInProcess(file: FileToRead, limits: FileLimits = fileLimits): Promise<ReadFile> {
  const { bytes, fileName, saidOf, maxRows } = file;
  const rows = new Arrivals<TextRow>();
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile>();
  askReader<true>({ bytes, limits, about: { fileName } }, async (reply, ask) => {
    if (reply.reply === 'columns') await ask({ ask: 'read', said: await saidOf(reply.found), maxRows });
    if (reply.reply === 'rows') rows.add(reply.rows);
    if (reply.reply !== 'layout') return undefined;
    resolve({ ok: true, layout: reply.layout, rows });
    return true;
  }).then(
    (outcome) => {
      if (outcome === true) return rows.end();
      resolve(outcome);
      return rows.end({ error: new FileFault(outcome.reason, outcome.details) });
    },
    (error: unknown) => {
      reject(error);
      rows.end({ error });
    },
  );
  return promise;
}
