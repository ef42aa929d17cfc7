import { type FileLimits, fileLimits } from '@saer/spreadsheet/read/file-limits';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import type { TextRow } from '@saer/spreadsheet/rows/cells/sheet-row';
import { askReader } from './ask-reader.ts';
import type { FoundColumns, FoundLayout, SentAnswers } from './messages.ts';

/** A file as the sheet of it that holds products; its rows are left out where there are too many. */
export type ReadFile =
  | UnreadableFile
  | { readonly ok: true; readonly layout: FoundLayout; readonly rows: readonly TextRow[] };

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  /** Finds the saved answers about such a sheet's columns. */
  readonly findAnswers: (found: FoundColumns) => Promise<SentAnswers>;
  readonly maxRows: number;
}

/** Reads a file in the reading process: its sheets are opened and their columns recognised there. */
export function readInProcess(file: FileToRead, limits: FileLimits = fileLimits): Promise<ReadFile> {
  const { bytes, fileName, findAnswers, maxRows } = file;
  const rows: TextRow[] = [];
  return askReader<ReadFile>({ bytes, limits, about: { fileName } }, async (reply, ask) => {
    if (reply.reply === 'columns')
      await ask({ ask: 'read', answers: await findAnswers(reply.found), maxRows });
    if (reply.reply === 'rows') rows.push(...reply.rows);
    return reply.reply === 'layout' ? { ok: true, layout: reply.layout, rows } : undefined;
  });
}
