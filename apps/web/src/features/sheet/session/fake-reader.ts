import { type ProductSheet, readProductSheets } from '@saer/spreadsheet/read-product-sheets';
import { otherSheets, sheetFacts } from '@saer/spreadsheet/rows/recognise/assumptions';
import { sampleBook } from '@saer/spreadsheet/rows/testing/sample-book';
import { detectSheet } from '../reading/detect-sheet.ts';
import { ReadAborted, type SheetReader } from '../reading/sheet-reader.ts';
import type { ReadLine, SheetTasks, TaskName } from '../reading/sheet-tasks.ts';
import { validateTextRow } from '../reading/validate-row.ts';

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
  const detect = (sheet: ProductSheet, index: number) =>
    detectSheet(sheet, sheetFacts(sheet.cells, sheet.read(), otherSheets(sheets, index)), context);
  const tasks: Tasks = {
    paste: async ({ text }) => {
      const read = await readProductSheets({ text });
      if (!read.ok) return read;
      ({ sheets } = read);
      return { ...read, sheets: await Promise.all(sheets.map(detect)) };
    },
    headers: ({ sheet, headerRow }) => detect(sheetAt(sheet).withHeaderRow(headerRow), sheet),
    answered: ({ sheet, headerRow, answers }) =>
      detect(sheetAt(sheet).withHeaderRow(headerRow).withAnswers(answers), sheet),
    read: async ({ readAs: { sheet, defaults, ...layout }, only }, onChunk) => {
      const of = { ...context, defaults, units: layout.units };
      const lines = sheetAt(sheet)
        .texts(layout)
        .map((row) => ({
          at: row.at,
          texts: row.texts,
          outcome: only === 'texts' ? null : validateTextRow(row, of, false),
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
