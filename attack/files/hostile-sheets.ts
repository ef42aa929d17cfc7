import { hostileFiles } from '@saer/spreadsheet/testing/hostile-files';
import { sheetXml, workbookOf } from '@saer/spreadsheet/testing/zip';

export interface NamedFile {
  readonly name: string;
  readonly make: () => Promise<Uint8Array> | Uint8Array;
}

/** The most characters a cell can have in Excel. */
const longestText = 32_767;

const sharedText = (cells: number): Uint8Array =>
  workbookOf(
    Array.from(
      { length: cells / 30 },
      (_, row) =>
        `<row r="${row + 1}">${Array.from({ length: 30 }, (__, at) => `<c r="${String.fromCharCode(65 + (at % 26))}${row + 1}" t="s"><v>0</v></c>`).join('')}</row>`,
    ).join(''),
    [
      {
        name: 'xl/sharedStrings.xml',
        content: `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${'x'.repeat(longestText)}</t></si></sst>`,
      },
    ],
  );

const merged = (sheets: number, merges: number): Uint8Array => {
  const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const cells = Array.from({ length: merges }, (_, at) => `<mergeCell ref="A${at + 1}:C${at + 1}"/>`).join(
    '',
  );
  const content = sheetXml(row).replace('</worksheet>', `<mergeCells>${cells}</mergeCells></worksheet>`);
  const names = Array.from({ length: sheets - 1 }, (_, at) => `xl/worksheets/sheet${at + 2}.xml`);
  return workbookOf(
    { name: 'xl/worksheets/sheet1.xml', content },
    names.map((name) => ({ name, content })),
    {
      sheets: Array.from(
        { length: sheets },
        (_, at) => `<sheet name="S${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
      ).join(''),
    },
  );
};

/** Small files that expand to many times their size. */
const unfolding: readonly NamedFile[] = [
  { name: 'one long text shared by 15,360 cells', make: () => sharedText(15_360) },
  { name: 'one long text shared by 300,000 cells', make: () => sharedText(300_000) },
  { name: '60 sheets of 10,000 merged cells', make: () => merged(60, 10_000) },
];

/** Malicious sheets. */
export const hostileSheets: readonly NamedFile[] = [...unfolding, ...hostileFiles];
