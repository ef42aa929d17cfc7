import type { Archive } from './zip-archive.ts';
import type { WorkbookParts } from './workbook-parts.ts';
import {
  type Element,
  elementsOf,
  findElement,
  prefixOf,
  scannable,
  withAttribute,
  attributesOf,
} from './xml.ts';

/** The elements of a workbook that precede the calculation settings. */
const before = ['sheets', 'functionGroups', 'externalReferences', 'definedNames'];

/** Makes a workbook recalculate on opening: its saved formula results are outdated. */
export function recalculatedOnOpen(source: string): string {
  const xml = scannable(source);
  const prefix = prefixOf(xml, 'workbook');
  const there = findElement(xml, `${prefix}calcPr`);
  if (there !== undefined) {
    const tag = withAttribute(there.tag, 'fullCalcOnLoad', '1');
    return `${source.slice(0, there.start)}${tag}${source.slice(there.inner)}`;
  }
  const end = before.reduce((max, name) => Math.max(max, findElement(xml, `${prefix}${name}`)?.end ?? 0), 0);
  return end === 0
    ? source
    : `${source.slice(0, end)}<${prefix}calcPr fullCalcOnLoad="1"/>${source.slice(end)}`;
}

const without = (source: string, gone: readonly Element[]): string =>
  gone.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);

/** The parts that name a part, without it. */
export async function withoutPart(
  archive: Archive,
  { relations, types }: Pick<WorkbookParts, 'relations' | 'types'>,
  part: string,
): Promise<ReadonlyMap<string, string>> {
  const file = part.slice(part.lastIndexOf('/') + 1);
  const naming = async (path: string, root: string, element: string, attribute: string) => {
    const source = await archive.read(path);
    const xml = scannable(source);
    const named = elementsOf(xml, `${prefixOf(xml, root)}${element}`).filter(({ tag }) => {
      const target = attributesOf(tag).get(attribute) ?? '';
      return target === file || target.endsWith(`/${file}`);
    });
    return [path, without(source, named)] as const;
  };
  return new Map([
    await naming(relations, 'Relationships', 'Relationship', 'Target'),
    await naming(types, 'Types', 'Override', 'PartName'),
  ]);
}
