import type { previewFile } from '@saer/contract/file';
import type * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';
import { drawWithin } from '../../images/draw-within.ts';
import type { FileContext } from '../files/file-context.ts';
import type { FileRow } from '../queries.ts';
import { readWhole } from './read-parts.ts';

type Asked = Pick<z.output<typeof previewFile.query>, 'width' | 'height' | 'output'>;

/** A picture drawn within the sides asked for; a file that is none has no preview. */
export async function drawPreview(
  context: Pick<FileContext, 'db' | 'store'>,
  row: FileRow,
  { width, height, output }: Asked,
): Promise<Buffer> {
  if (!row.mediaType.startsWith('image/')) throw new AppError({ code: 'notAPicture', field: 'fileId' });
  const bytes = await readWhole(context, row);
  if (width === undefined && height === undefined && row.mediaType === `image/${output}`) return bytes;
  return drawWithin(bytes, {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    output,
  });
}
