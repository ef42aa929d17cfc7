import type { FeeBook } from '@saer/contract/fee-book';
import { fileLimits } from '@saer/spreadsheet/files/file-limits';
import { openFile } from '@saer/spreadsheet/files/open-file';
import { openPaste } from '@saer/spreadsheet/files/open-paste';
import type { FileKind } from '@saer/spreadsheet/files/opened-file';
import type { RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import type { ReadContext } from '@saer/spreadsheet/product-sheet/read-product-row';
import { sheetTexts } from '@saer/spreadsheet/product-sheet/read-product-sheet';
import type { Sheet } from '@saer/spreadsheet/sheet';
import { patchWorkbook } from '@saer/spreadsheet/write/patch-workbook';
import { resultColumns, type RowOutcome } from '@saer/spreadsheet/write/result-columns';
import { writeProblems } from '@saer/spreadsheet/write/write-problems';
import { writeTemplate } from '@saer/spreadsheet/write/write-template';
import * as z from 'zod/mini';
import { foundSheet } from './found-sheet.ts';
import { judgeRow } from './judge-row.ts';
import { mendedSheet } from './mended-sheet.ts';
import type { Opened, ReadLine, SheetAsk, SheetTasks, SheetTell, TaskName } from './sheet-tasks.ts';
import { writePriced } from './write-priced.ts';

/** Rows of one message: unpacking it on the page takes a few milliseconds. */
const linesOfPart = 250;

let book: FeeBook | undefined;
let bytes: Uint8Array | undefined;
let sheets: readonly Sheet[] = [];
let context: { readonly key: string; readonly of: ReadContext } | undefined;

const tell = (message: SheetTell): void => postMessage(message);

function theBook(): FeeBook {
  if (book === undefined) throw new Error('No fee book yet');
  return book;
}

/** The same as long as the same stands in for empty cells: its look-ups are made once. */
function contextOf(defaults: RowTexts): ReadContext {
  const key = JSON.stringify(defaults);
  if (context?.key !== key) context = { key, of: { book: theBook(), defaults } };
  return context.of;
}

const found = async (kind: FileKind | 'paste'): Promise<Opened> => ({
  ok: true,
  kind,
  sheets: await Promise.all(sheets.map(foundSheet)),
});

function sheetAt(place: number): Sheet {
  const sheet = sheets[place];
  if (sheet === undefined) throw new Error(`There is no sheet ${place}`);
  return sheet;
}

const tasks: {
  readonly [N in TaskName]: (ask: SheetTasks[N]['ask'], id: number) => Promise<SheetTasks[N]['answer']>;
} = {
  begin: async (ask) => {
    book = ask.book;
    context = undefined;
    return null;
  },
  open: async (ask) => {
    const opened = await openFile(ask.bytes, ask.fileName, fileLimits);
    if (!opened.ok) return opened;
    ({ bytes } = ask);
    ({ sheets } = opened);
    return found(opened.kind);
  },
  paste: async ({ text }) => {
    bytes = undefined;
    sheets = [openPaste(text)];
    return found('paste');
  },
  read: async ({ sheet, headerRow, mapping, defaults }, id) => {
    const rows = sheetTexts(sheetAt(sheet), { headerRow, mapping });
    const of = contextOf(defaults);
    for (let from = 0; from < rows.length; from += linesOfPart) {
      const lines = rows
        .slice(from, from + linesOfPart)
        .map(({ at, texts }): ReadLine => ({ at, texts, outcome: judgeRow(texts, of) }));
      tell({ id, kind: 'part', lines });
    }
    return null;
  },
  judge: async ({ rows, defaults }) => {
    const of = contextOf(defaults);
    return rows.map((texts) => judgeRow(texts, of));
  },
  template: ({ language }) => writeTemplate(theBook(), language),
  writeProblems: async ({ lines, readAs, language }) => {
    const original = sheetAt(readAs.sheet);
    const { sheet, bad } = mendedSheet(original, readAs, lines, language);
    return writeProblems(sheet, readAs.headerRow, bad, language);
  },
  writePriced: ({ lines, columns, kind, language }) => writePriced(lines, columns, kind, theBook(), language),
  writeBack: async ({ lines, readAs, language }) => {
    if (bytes === undefined) throw new Error('No workbook was brought');
    const outcomes = new Map(
      lines.flatMap(({ at, good, problems }): [number, RowOutcome][] =>
        at === null ? [] : [[at, good?.result ?? problems.map(({ fault }) => fault)]],
      ),
    );
    return patchWorkbook(bytes, {
      sheet: sheetAt(readAs.sheet).name,
      columns: resultColumns(outcomes, readAs.headerRow, language),
      kept: Object.values(readAs.mapping),
    });
  },
};

/** One after the other: a sheet is judged by what was opened before it. */
let turn: Promise<void> = Promise.resolve();

const answer = <N extends TaskName>(task: N, ask: SheetTasks[N]['ask'], id: number): Promise<unknown> =>
  tasks[task](ask, id);

async function take({ id, task, ask }: SheetAsk): Promise<void> {
  try {
    tell({ id, kind: 'done', answer: await answer(task, ask, id) });
  } catch (error) {
    tell({ id, kind: 'failed', why: String(error) });
  }
}

const asked = z.custom<SheetAsk>();

addEventListener('message', (event) => {
  const message = z.parse(asked, event.data);
  turn = turn.then(() => take(message));
});
