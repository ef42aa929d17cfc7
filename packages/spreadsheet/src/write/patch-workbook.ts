import { recalculatedOnOpen, withoutPart } from './patch/calc-chain.ts';
import { patchSheet, parseSheet } from './patch/patch-sheet.ts';
import { PatchError } from './patch/patch-error.ts';
import { sharedTexts } from './patch/shared-texts.ts';
import type { EditedColumn, ColumnEdits, PatchReport } from './patch/sheet-edit.ts';
import { closedStylesheet, noStylesheet, readStylesheet, type Stylesheet } from './patch/stylesheet.ts';
import { findParts, type WorkbookParts } from './patch/workbook-parts.ts';
import { type Archive, openArchive } from './patch/zip-archive.ts';

export interface WorkbookEdits {
  /** The sheet's name. */
  readonly sheet: string;
  readonly columns: readonly EditedColumn[];
  /** Columns that are read and never written, whatever their headers say, but for what was corrected in them. */
  readonly kept?: readonly number[];
  /** Cells of the seller's own. */
  readonly edited?: readonly ColumnEdits[];
  /** Rows from here on are new: they go below all that is used, wherever that ends. */
  readonly newFrom?: number;
}

function findStylesheet(xml: string | undefined): Stylesheet {
  if (xml === undefined) return noStylesheet;
  try {
    return readStylesheet(xml);
  } catch (error) {
    // Without its own formats, a number is still correct.
    if (error instanceof PatchError) return closedStylesheet;
    throw error;
  }
}

/** Other parts affected by edited cells of formulas, but not the formulas themselves. */
async function recalculated(
  archive: Archive,
  parts: WorkbookParts,
  hasReplaced: boolean,
): Promise<{ readonly changed: ReadonlyMap<string, string>; readonly gone: ReadonlySet<string> }> {
  const workbook = new Map([[parts.workbook, recalculatedOnOpen(await archive.read(parts.workbook))]]);
  const { calcChain } = parts;
  if (!hasReplaced || calcChain === undefined) return { changed: workbook, gone: new Set() };
  const naming = await withoutPart(archive, parts, calcChain);
  return { changed: new Map([...workbook, ...naming]), gone: new Set([calcChain]) };
}

/** The same as `patchWorkbook`, and what became of formulas and new rows. */
export async function patchedWorkbook(
  bytes: Uint8Array,
  { sheet, columns, kept = [], edited = [], newFrom = Number.POSITIVE_INFINITY }: WorkbookEdits,
): Promise<PatchReport & { readonly bytes: Uint8Array }> {
  const archive = openArchive(bytes);
  const parts = await findParts(archive, sheet);
  const source = await archive.read(parts.sheet);
  const shared = parts.sharedStrings === undefined ? undefined : await archive.read(parts.sharedStrings);
  let texts: ((index: number) => string) | undefined;
  const parsed = parseSheet(source, (index) => {
    texts ??= shared === undefined ? () => '' : sharedTexts(shared);
    return texts(index);
  });
  const stylesXml = parts.styles === undefined ? undefined : await archive.read(parts.styles);
  const styles = findStylesheet(stylesXml);
  const { xml, ...report } = patchSheet(source, parsed, styles, { columns, kept, edited, newFrom });
  const changed = new Map([[parts.sheet, xml]]);
  const styled = styles.changed();
  if (parts.styles !== undefined && styled !== undefined) changed.set(parts.styles, styled);
  const calculates = parts.calcChain !== undefined || source.includes(`<${parsed.prefix}f`);
  const hasEdits = edited.some(({ values }) => values.size > 0);
  if (!hasEdits || !calculates) return { ...report, bytes: await archive.replace(changed) };
  const more = await recalculated(archive, parts, report.replaced.length > 0);
  return { ...report, bytes: await archive.replace(new Map([...changed, ...more.changed]), more.gone) };
}

/**
 * Writes columns into a seller's own .xlsx: after the last used column or, the next time, where their headers are; and corrections
 * into its own cells. Everything else stays unchanged, other parts byte for byte, except that formulas are recalculated if cells
 * were corrected. Throws `PatchError` if it cannot be written safely.
 */
export const patchWorkbook = async (bytes: Uint8Array, edits: WorkbookEdits): Promise<Uint8Array> =>
  (await patchedWorkbook(bytes, edits)).bytes;
