import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { sheetXml, workbookOf } from '../../testing/zip.ts';
import { patchWorkbook } from '../patch-workbook.ts';

const letters = 'ABCDEF';
const [height, width] = [7, letters.length];

type Drawn = 'none' | 'blank' | number | 'text';
const drawnCell = constantFrom<Drawn>('none', 'blank', 'text', 1, 2.5, 0);
const drawnRow = array(drawnCell, { minLength: 0, maxLength: width });

function cellXml(cell: Drawn, row: number, column: number): string {
  const open = `<c r="${letters.charAt(column)}${row + 1}"`;
  if (cell === 'none') return '';
  if (cell === 'blank') return `${open}/>`;
  return cell === 'text' ? `${open} t="str"><v>t</v></c>` : `${open}><v>${cell}</v></c>`;
}

const held = (cell: Drawn | undefined) => {
  if (cell === 'text') return 't';
  return typeof cell === 'number' ? cell : null;
};

test('any cells of any sheet are written, and no other', async () => {
  const edits = array(
    record({
      row: nat({ max: height - 1 }),
      column: nat({ max: width - 1 }),
      value: constantFrom('new', '', null, 7),
    }),
    { maxLength: 12 },
  );
  await assert(
    asyncProperty(array(drawnRow, { maxLength: height }), edits, async (rows, asked) => {
      const xml = rows
        .map((row, at) => [row.map((cell, column) => cellXml(cell, at, column)).join(''), at] as const)
        .filter(([content, at]) => content !== '' || at % 2 === 0)
        .map(([content, at]) => `<row r="${at + 1}">${content}</row>`)
        .join('');
      const file = workbookOf({ name: 'xl/worksheets/sheet1.xml', content: sheetXml(xml) });
      const byColumn = Map.groupBy(asked, ({ column }) => column);
      const edited = [...byColumn].map(([column, of]) => ({
        column,
        values: new Map(
          of.map(({ row, value }) => [
            row,
            typeof value === 'number' ? { plain: value, share: null, text: 'seven', format: '0' } : value,
          ]),
        ),
      }));
      const patched = await patchWorkbook(file, { sheet: 'One', columns: [], edited });
      const last = new Map(
        asked.map(({ row, column, value }) => [`${row},${column}`, value === '' ? null : value]),
      );
      const read = (await readXlsx(patched)).sheets[0]?.rows ?? [];
      for (let row = 0; row < height; row += 1)
        for (let column = 0; column < width; column += 1) {
          const key = `${row},${column}`;
          const expected = last.has(key) ? last.get(key) : held(rows[row]?.[column]);
          expect(read[row]?.[column] ?? null, key).toBe(expected ?? null);
        }
    }),
    { numRuns: 150 },
  );
});
