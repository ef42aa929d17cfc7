import { elementsOf, findElement, prefixOf, scannable, withAttribute } from '../patch/xml.ts';
import { readStylesheet } from '../patch/stylesheet.ts';
import { openArchive } from '../patch/zip-archive.ts';

const sheetPath = 'xl/worksheets/sheet1.xml';
const stylesPath = 'xl/styles.xml';

/** Gives the columns of a workbook's first sheet a format, so that empty cells have it before anybody types: the library writes it for filled ones alone. */
export async function withColumnFormats(
  workbook: Uint8Array,
  formats: readonly (string | undefined)[],
): Promise<Uint8Array> {
  const archive = openArchive(workbook);
  const styles = readStylesheet(await archive.read(stylesPath));
  const xml = scannable(await archive.read(sheetPath));
  const prefix = prefixOf(xml, 'worksheet');
  const cols = findElement(xml, `${prefix}cols`);
  if (cols === undefined) return workbook;
  const written = elementsOf(xml, `${prefix}col`, cols.inner, cols.innerEnd).map(({ tag }, at) => {
    const format = formats[at];
    const style = format === undefined ? null : styles.formatted(0, format);
    return style === null ? tag : withAttribute(tag, 'style', String(style));
  });
  const sheet = `${xml.slice(0, cols.inner)}${written.join('')}${xml.slice(cols.innerEnd)}`;
  const changed = new Map([[sheetPath, sheet]]);
  const styled = styles.changed();
  if (styled !== undefined) changed.set(stylesPath, styled);
  return archive.replace(changed);
}
