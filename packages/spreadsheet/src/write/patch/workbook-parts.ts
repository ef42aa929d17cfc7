import type { Archive } from './zip-archive.ts';
import { PatchError } from './patch-error.ts';
import { attributesOf, elementsOf, prefixOf, scannable, unescapeXml } from './xml.ts';

/** The locations in the archive of the parts to edit. */
export interface WorkbookParts {
  readonly sheet: string;
  readonly styles: string | undefined;
  readonly sharedStrings: string | undefined;
  readonly workbook: string;
  /** The order in which its formulas were last calculated: each cell it names must have one. */
  readonly calcChain: string | undefined;
  /** The workbook's relations, and the type of each part. */
  readonly relations: string;
  readonly types: string;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** A target as a path in the archive. */
function resolved(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/'))
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  return steps.join('/');
}

function relationsPath(part: string): string {
  const folder = folderOf(part);
  return `${folder}_rels/${part.slice(folder.length)}.rels`;
}

/** The relations of a part; external links are ignored. */
async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = folderOf(part);
  const path = relationsPath(part);
  if (!archive.has(path)) throw new PatchError('notAWorkbook');
  const xml = scannable(await archive.read(path));
  return elementsOf(xml, `${prefixOf(xml, 'Relationships')}Relationship`).flatMap(({ tag }) => {
    const attributes = attributesOf(tag);
    if (attributes.get('TargetMode') === 'External') return [];
    const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map((name) =>
      unescapeXml(attributes.get(name) ?? ''),
    );
    return [{ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolved(folder, target) }];
  });
}

/** Finds the parts of a workbook and its sheet of that name. */
export async function findParts(archive: Archive, sheetName: string): Promise<WorkbookParts> {
  const workbook = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (workbook === undefined) throw new PatchError('notAWorkbook');
  const relations = await relationsOf(archive, workbook);
  const xml = scannable(await archive.read(workbook));
  const ids = elementsOf(xml, `${prefixOf(xml, 'workbook')}sheet`).flatMap(({ tag }) => {
    const attributes = [...attributesOf(tag)];
    const named = attributes.some(([name, value]) => name === 'name' && unescapeXml(value) === sheetName);
    return named ? attributes.flatMap(([name, value]) => (/^[\w.-]+:id$/.test(name) ? [value] : [])) : [];
  });
  const sheet = relations.find(({ id, type }) => type === 'worksheet' && id === ids[0])?.target;
  if (sheet === undefined || !archive.has(sheet)) throw new PatchError('sheetMissing');
  const part = (name: string) => {
    const target = relations.find(({ type }) => type === name)?.target;
    return target !== undefined && archive.has(target) ? target : undefined;
  };
  return {
    sheet,
    styles: part('styles'),
    sharedStrings: part('sharedStrings'),
    workbook,
    calcChain: part('calcChain'),
    relations: relationsPath(workbook),
    types: '[Content_Types].xml',
  };
}
