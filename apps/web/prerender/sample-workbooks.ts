import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feeBook } from '@saer/contract/fees/fee-book';
import { languages } from '@saer/i18n/locale';
import { writeFixedColumnsSample, writeSample } from '@saer/spreadsheet/write/write-sample';
import snapshot from '../src/features/landing/demo/fee-book-snapshot.json' with { type: 'json' };

const writers = { sample: writeSample, 'fixed-columns': writeFixedColumnsSample } as const;

/** Writes the sample workbooks of the instructions into a folder's `samples`, with the template's own writer and the fees of the build. */
export async function writeSampleWorkbooks(folder: string): Promise<void> {
  const book = { ...feeBook.reply.parse(snapshot), overrides: [] };
  const samples = path.join(folder, 'samples');
  mkdirSync(samples, { recursive: true });
  for (const language of languages)
    for (const [name, write] of Object.entries(writers))
      writeFileSync(path.join(samples, `${name}-${language}.xlsx`), await write(book, language));
}
