import pLimit from 'p-limit';
import { openSharp } from './open-sharp.ts';

/** Which part of a picture stays where it is cut, in the words of `sharp`. */
export const gravities = [
  'center',
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
type Gravity = (typeof gravities)[number];

interface Bounds {
  readonly width?: number;
  readonly height?: number;
  readonly output: 'webp' | 'jpeg' | 'png';
  /** With both sides: cut to them instead of drawn within them. */
  readonly gravity?: Gravity;
  /** 1 to 100, but for PNG. */
  readonly quality?: number;
}

/** Two at a time for all callers: memory and threads are bounded. */
const twoAtATime = pLimit(2);
const maxPixels = 5_000 ** 2;
const maxSeconds = 10;

const usualQuality = 82;

/** Draws a stored picture no larger than these sides, and never larger than it is. */
export const drawWithin = (
  bytes: Buffer,
  { width, height, output, gravity, quality = usualQuality }: Bounds,
): Promise<Buffer> =>
  twoAtATime(async () =>
    (await openSharp())(bytes, { limitInputPixels: maxPixels })
      .resize({
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
        ...(gravity !== undefined && width !== undefined && height !== undefined
          ? { fit: 'cover', position: gravity }
          : { fit: 'inside' }),
        withoutEnlargement: true,
      })
      .timeout({ seconds: maxSeconds })
      .toFormat(output, output === 'png' ? {} : { quality })
      .toBuffer(),
  );
