import pLimit from 'p-limit';
import { openSharp } from './open-sharp.ts';

interface Bounds {
  readonly width?: number;
  readonly height?: number;
  readonly output: 'webp' | 'jpeg' | 'png';
}

/** Two at a time for all callers: memory and threads are bounded. */
const twoAtATime = pLimit(2);
const maxPixels = 5_000 ** 2;
const maxSeconds = 10;

/** Draws a stored picture no larger than these sides, and never larger than it is. */
export const drawWithin = (bytes: Buffer, { width, height, output }: Bounds): Promise<Buffer> =>
  twoAtATime(async () =>
    (await openSharp())(bytes, { limitInputPixels: maxPixels })
      .resize({
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .timeout({ seconds: maxSeconds })
      .toFormat(output, output === 'png' ? {} : { quality: 82 })
      .toBuffer(),
  );
