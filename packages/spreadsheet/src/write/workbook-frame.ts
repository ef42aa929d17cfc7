import { columnName } from '../cell-address.ts';
import type { CellValue, Column } from '../sheet.ts';
import { writeWorkbook } from './write-workbook.ts';
import { writtenCell } from './patch/written-cell.ts';
import { attributesOf, elementsOf } from './patch/xml.ts';
import { openArchive } from './patch/zip-archive.ts';
import { looksLikeFormula } from '../escape-formula.ts';

/** A workbook of one sheet whose rows are still to come, one after the other. */
export interface WorkbookFrame {
  /** The parts beside the sheet, by their names in the archive. */
  readonly parts: ReadonlyMap<string, string>;
  readonly sheet: { readonly name: string; readonly head: string; readonly tail: string };
  /** A row as XML; the first one below the headers is row 1. */
  readonly row: (at: number, cells: readonly CellValue[]) => string;
}

const sheetPart = 'xl/worksheets/sheet1.xml';

interface Styles {
  /** Styles of each column's cells. */
  readonly columns: readonly number[];
  /** Digits that stay text, and text that looks like a formula. */
  readonly asText: number;
}

const findStyle = (tag: string): number => Number(attributesOf(tag).get('s') ?? 0);

function rowWriter({ columns, asText }: Styles) {
  const letters = columns.map((_, column) => columnName(column));
  const styles = columns.map((style) => (style === 0 ? '' : ` s="${style}"`));
  return (at: number, cells: readonly CellValue[]): string => {
    const row = at + 1;
    let written = `<row r="${row}">`;
    for (const [column, own] of columns.entries()) {
      const value = cells[column] ?? null;
      if (typeof value === 'number' && Number.isFinite(value))
        written += `<c r="${letters[column] ?? ''}${row}"${styles[column] ?? ''}><v>${value}</v></c>`;
      // An empty cell without a style says nothing.
      else if (value !== null || own !== 0) {
        const isText = typeof value === 'string' && (looksLikeFormula(value) || /^\d+$/.test(value));
        written += writtenCell('', { row: at, column, value, style: isText ? asText : own });
      }
    }
    return `${written}</row>`;
  };
}

/**
 * The workbook that `writeWorkbook` would write, split after its headers, for more rows than fit into memory. A model row is written
 * by `writeWorkbook` itself and removed again, so layout and styles are the same. At least one column has no format.
 */
export async function workbookFrame(
  name: string,
  columns: readonly Column[],
  { rightToLeft }: { readonly rightToLeft: boolean },
): Promise<WorkbookFrame> {
  const text = columns.findIndex(({ format }) => format === undefined);
  if (text === -1) throw new Error('No column is one of text');
  const plain = columns.map(({ format }) => (format === undefined ? 'text' : 0));
  const models = [plain, columns.map((_, at) => (at === text ? '0' : null))];
  const archive = openArchive(await writeWorkbook([{ name, columns, rows: models }], { rightToLeft }));
  const xml = await archive.read(sheetPart);
  const [, first, second] = elementsOf(xml, 'row');
  if (first === undefined || second === undefined) throw new Error('The model rows are missing');
  const stylesIn = ({ inner, innerEnd }: typeof first) =>
    elementsOf(xml, 'c', inner, innerEnd).map(({ tag }) => findStyle(tag));
  const asText = elementsOf(xml, 'c', second.inner, second.innerEnd)[text];
  const names = archive.names.filter((each) => each !== sheetPart);
  const parts = await Promise.all(names.map(async (each) => [each, await archive.read(each)] as const));
  return {
    parts: new Map(parts),
    sheet: {
      name: sheetPart,
      // The sheet's dimension is not known yet, and optional.
      head: xml.slice(0, first.start).replace(/<dimension [^>]*\/>/, ''),
      tail: xml.slice(second.end),
    },
    row: rowWriter({ columns: stylesIn(first), asText: findStyle(asText?.tag ?? '') }),
  };
}
