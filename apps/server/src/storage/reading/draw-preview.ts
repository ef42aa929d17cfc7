import { AppError } from '../../http/app-error.ts';
import { drawWithin } from '../../images/draw-within.ts';
import type { FileContext } from '../files/file-context.ts';
import type { FileRow } from '../queries.ts';
import { readWhole } from './read-parts.ts';

type Asked = Parameters<typeof drawWithin>[1];

/** A picture drawn within the sides asked for; a file that is none has no preview. */
export async function drawPreview(
  context: Pick<FileContext, 'db' | 'store'>,
  row: FileRow,
  asked: Asked,
): Promise<Buffer> {
  if (!row.mediaType.startsWith('image/')) throw new AppError({ code: 'notAPicture', field: 'fileId' });
  const bytes = await readWhole(context, row);
  const { width, height, output, quality } = asked;
  const isAsItIs = width === undefined && height === undefined && quality === undefined;
  return isAsItIs && row.mediaType === `image/${output}` ? bytes : drawWithin(bytes, asked);
}
