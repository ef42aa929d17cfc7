import { patchSheet, scanSheet } from './patch/patch-sheet.ts';
import { PatchRefused } from './patch/patch-refused.ts';
import { sharedTexts } from './patch/shared-texts.ts';
import type { EditedColumn } from './patch/sheet-edit.ts';
import { noStylesheet, readStylesheet, type Stylesheet } from './patch/stylesheet.ts';
import { findParts } from './patch/workbook-parts.ts';
import { openArchive } from './patch/zip-archive.ts';

export interface WorkbookEdits {
  /** The sheet's name. */
  readonly sheet: string;
  readonly columns: readonly EditedColumn[];
  /** Columns that are read and never written, whatever their headers say. */
  readonly kept?: readonly number[];
}

function stylesheetOf(xml: string | undefined): Stylesheet {
  if (xml === undefined) return noStylesheet;
  try {
    return readStylesheet(xml);
  } catch (error) {
    // Without formats of its own a number is still the number.
    if (error instanceof PatchRefused) return noStylesheet;
    throw error;
  }
}

/**
 * Writes columns into a seller's own .xlsx: behind the last column that is used, or, asked again, where their headers stand. All
 * else stays as it was, every other part byte for byte. What cannot be written into without risk throws `PatchRefused`.
 */
export async function patchWorkbook(
  bytes: Uint8Array,
  { sheet, columns, kept = [] }: WorkbookEdits,
): Promise<Uint8Array> {
  const archive = openArchive(bytes);
  const parts = await findParts(archive, sheet);
  const source = await archive.read(parts.sheet);
  const shared = parts.sharedStrings === undefined ? undefined : await archive.read(parts.sharedStrings);
  let texts: ((index: number) => string) | undefined;
  const scanned = scanSheet(source, (index) => {
    texts ??= shared === undefined ? () => '' : sharedTexts(shared);
    return texts(index);
  });
  const stylesXml = parts.styles === undefined ? undefined : await archive.read(parts.styles);
  const styles = stylesheetOf(stylesXml);
  const changed = new Map([[parts.sheet, patchSheet(source, scanned, styles, { columns, kept })]]);
  const styled = styles.changed();
  if (parts.styles !== undefined && styled !== undefined) changed.set(parts.styles, styled);
  return archive.replace(changed);
}
