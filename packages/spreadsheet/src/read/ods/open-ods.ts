import type { Sheet } from '../../sheet.ts';
import { FileError, within } from '../file-error.ts';
import type { FileLimits } from '../file-limits.ts';
import type { Package } from '../xlsx/package.ts';
import { xmlText } from '../xlsx/xml-elements.ts';
import { ContentReader } from './content-reader.ts';
import { walkXml } from './walk-xml.ts';

const spreadsheet = /^application\/vnd\.oasis\.opendocument\.spreadsheet(?:-template)?\s*$/;

/** Cells are counted before any is read. */
function rejectTooMany(content: string, { cells }: FileLimits): void {
  let count = 0;
  const tag = '<table:table-cell';
  for (let at = content.indexOf(tag); at >= 0; at = content.indexOf(tag, at + tag.length))
    within(cells, (count += 1), 'cells');
}

/**
 * Opens an untrusted .ods workbook: its visible sheets, as they were last saved. The cells are read here and not by the library, which
 * leaves out rows that are grouped or repeated in print, and knows neither hidden rows nor currencies.
 */
export async function openOds(archive: Package, limits: FileLimits): Promise<readonly Sheet[]> {
  const read = async (part: string): Promise<string> => xmlText(await archive.bytesOf(part));
  if (archive.has('mimetype') && !spreadsheet.test(await read('mimetype')))
    throw new FileError('notASheet', { found: 'openDocument' });
  const manifest = 'META-INF/manifest.xml';
  if (archive.has(manifest) && /<(?:[\w.-]{1,32}:)?encryption-data[\s>]/.test(await read(manifest)))
    throw new FileError('encrypted');
  const content = await read('content.xml');
  rejectTooMany(content, limits);
  const reader = new ContentReader(limits);
  walkXml(content, reader);
  const sheets = reader.sheets();
  if (sheets === null) throw new FileError('notASheet', { found: 'openDocument' });
  within(limits.sheets, sheets.length, 'sheets');
  return sheets;
}
