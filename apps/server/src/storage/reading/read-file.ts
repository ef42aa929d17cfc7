import type { FileKey } from '@saer/contract/site/file';
import { AppError } from '../../http/replies/app-error.ts';
import type { FileContext } from '../files/file-context.ts';
import { getFile } from '../queries.ts';
import { readWhole } from './read-parts.ts';

/** The bytes of a stored file, for whoever has found out that its reader may have them. */
export async function readFile(context: Pick<FileContext, 'db' | 'store'>, key: FileKey): Promise<Buffer> {
  const row = await getFile(context.db, key);
  if (row?.state !== 'stored') throw new AppError({ code: 'rowGone' });
  return readWhole(context, row);
}
