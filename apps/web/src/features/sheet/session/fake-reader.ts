import { type ProductSheet, readProductSheets } from '@saer/spreadsheet/read-product-sheets';
import { sampleBook } from '@saer/spreadsheet/rows/testing/sample-book';
import { detectSheet } from '../reading/detect-sheet.ts';
import { ReadAborted, type SheetReader } from '../reading/sheet-reader.ts';
import type { ReadLine, SheetTasks, TaskName } from '../reading/sheet-tasks.ts';
import { validateRow } from '../reading/validate-row.ts';

/** An answer from outside the session: it comes when the scheduler says so. */
export type Delay = <Answer>(label: string, answer: Promise<Answer>) => Promise<Answer>;
type OnChunk = (lines: readonly ReadLine[], of: number) => void;
type Tasks = {
  readonly [N in TaskName]?: (
    ask: SheetTasks[N]['ask'],
    onChunk: OnChunk,
  ) => Promise<SheetTasks[N]['answer']>;
};

/** The worker's tasks that a session asks for, performed here. */
export function fakeReader(delay: Delay): SheetReader {
  const context = { book: sampleBook, defaults: {}, units: {} };
  let sheets: readonly ProductSheet[] = [];
  let hasEnded = false;
  const sheetAt = (index: number): ProductSheet => {
    const sheet = sheets[index];
    if (sheet === undefined) throw new ReadAborted('failed', `no sheet ${index}`);
    return sheet;
  };
  const tasks: Tasks = {
    paste: async ({ text }) => {
      const read = await readProductSheets({ text });
      if (!read.ok) return read;
      ({ sheets } = read);
      return { ...read, sheets: await Promise.all(sheets.map((each) => detectSheet(each, context))) };
    },
    headers: async ({ sheet, headerRow }) => detectSheet(sheetAt(sheet).withHeaderRow(headerRow), context),
    answered: async ({ sheet, headerRow, answers }) =>
      detectSheet(sheetAt(sheet).withHeaderRow(headerRow).withAnswers(answers), context),
    read: async ({ readAs, only }, onChunk) => {
      const of = { ...context, defaults: readAs.defaults, units: readAs.units };
      const lines = sheetAt(readAs.sheet)
        .texts(readAs)
        .map(({ at, texts }) => ({
          at,
          texts,
          outcome: only === 'texts' ? null : validateRow(texts, of, false),
        }));
      onChunk(lines, lines.length);
      return null;
    },
  };
  return {
    ask: async <N extends TaskName>(
      task: N,
      ask: SheetTasks[N]['ask'],
      { onChunk = () => undefined }: { readonly onChunk?: OnChunk } = {},
    ): Promise<SheetTasks[N]['answer']> => {
      const perform: Tasks[N] = tasks[task];
      if (perform === undefined) throw new ReadAborted('failed', task);
      const answer = await delay(`worker ${task}`, perform(ask, onChunk));
      if (hasEnded) throw new ReadAborted('cancelled', task);
      return answer;
    },
    stop: () => {
      hasEnded = true;
    },
    hasEnded: () => hasEnded,
  };
}
