import { FileError, within } from '../file-error.ts';
import type { FileLimits } from '../file-limits.ts';
import type { Package } from './package.ts';
import { type Relation, relationsOf, relationsPart } from './relations.ts';
import { elementsOf, xmlText } from './xml-elements.ts';

interface SheetPart {
  readonly name: string;
  readonly part: string;
  /** Its place among all sheets of the workbook, hidden ones too. */
  readonly position: number;
}

/** A workbook's metadata and the location of its parts. */
export interface Workbook {
  readonly part: string;
  readonly is1904: boolean;
  /** Visible worksheets. */
  readonly sheets: readonly SheetPart[];
  readonly stringsPart: string | null;
  readonly stylesPart: string | null;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

async function relations(archive: Package, part: string): Promise<readonly Relation[]> {
  const at = relationsPart(part);
  return archive.has(at) ? relationsOf(xmlText(await archive.bytesOf(at)), part) : [];
}

export async function readWorkbookPart(archive: Package, limits: FileLimits): Promise<Workbook> {
  const part = (await relations(archive, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (part === undefined || !archive.has(part)) throw new FileError('notASheet', { found: 'archive' });
  const xml = xmlText(await archive.bytesOf(part));
  const related = await relations(archive, part);
  const only = (type: string): string | null => {
    const target = related.find((each) => each.type === type)?.target;
    return target !== undefined && archive.has(target) ? target : null;
  };
  const ofCells = new Map(
    related.filter(({ type }) => type === 'worksheet').map((each) => [each.id, each.target]),
  );
  const sheets = elementsOf(xml, 'sheet').flatMap((sheet, position): SheetPart[] => {
    const target = ofCells.get(sheet.get('id') ?? '');
    const isHidden = ['hidden', 'veryHidden'].includes(sheet.get('state') ?? '');
    return target === undefined || isHidden
      ? []
      : [{ name: sheet.get('name') ?? '', part: target, position }];
  });
  within(limits.sheets, sheets.length, 'sheets');
  // No part is read twice: it could be large, and the sheets many.
  if (new Set(sheets.map((sheet) => sheet.part)).size < sheets.length) throw new FileError('damaged');
  return {
    part,
    is1904: elementsOf(xml, 'workbookPr').some((each) => isTrue(each.get('date1904'))),
    sheets,
    stringsPart: only('sharedStrings'),
    stylesPart: only('styles'),
  };
}
