import type { previewLegal } from '@saer/contract/legal/legal-document';
import type * as z from 'zod/mini';
import type { Settings } from '../../settings.ts';
import { blanksIn, fillIn } from './fill-in.ts';
import { parseLegal } from './parse-legal.ts';

/** Both texts of a draft as readers will see them, and the blanks that are left. */
export async function previewTexts(
  settings: Settings,
  { textAr, textEn }: z.output<typeof previewLegal.body>,
): Promise<z.input<typeof previewLegal.reply>> {
  const ar = fillIn(textAr, settings, 'ar');
  const en = fillIn(textEn, settings, 'en');
  const blanks = [
    ...blanksIn(ar).map((text) => ({ language: 'ar' as const, text })),
    ...blanksIn(en).map((text) => ({ language: 'en' as const, text })),
  ];
  return { ar: await parseLegal(ar, 'textAr'), en: await parseLegal(en, 'textEn'), blanks };
}
