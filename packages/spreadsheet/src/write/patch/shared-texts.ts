import { elementsOf, findElement, prefixOf, scannable, unescapeXml } from './xml.ts';

/** The text of a string in a workbook, its parts joined, how it is pronounced left out. */
export function textOf(xml: string, prefix: string, from: number, to: number): string {
  const spoken = elementsOf(xml, `${prefix}rPh`, from, to);
  return elementsOf(xml, `${prefix}t`, from, to)
    .filter(({ start }) => !spoken.some((each) => each.start < start && start < each.end))
    .map(({ inner, innerEnd }) => unescapeXml(xml.slice(inner, innerEnd)))
    .join('')
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Reads the strings that a workbook's cells share. */
export function sharedTexts(text: string): (index: number) => string {
  const xml = scannable(text);
  const prefix = prefixOf(xml, 'sst');
  const sst = findElement(xml, `${prefix}sst`);
  const items = sst === undefined ? [] : elementsOf(xml, `${prefix}si`, sst.inner, sst.innerEnd);
  return (index) => {
    const item = items[index];
    return item === undefined ? '' : textOf(xml, prefix, item.inner, item.innerEnd);
  };
}
