import type { FieldError } from '@saer/contract/api/error-reply';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { AppError } from '../http/replies/app-error.ts';
import { openSharp } from './open-sharp.ts';
import { maxProfileImageLength } from '@saer/contract/account/account';

/** The stored form of an uploaded image: its pixels, re-encoded as WebP. */
export interface ReencodedPicture {
  readonly width: number;
  readonly height: number;
  readonly picture: Buffer;
  readonly thumbnail: Buffer;
}

const kinds = new Set(['png', 'jpeg', 'gif', 'webp']);
const longestSide = 1600;
const thumbnailSide = 160;
/** Maximum sides: 25 million pixels take up to 230 MB if a file requires them all at once. */
const longestSent = 5000;
const maxPixels = longestSent ** 2;
/** Only the first frame of an animation is used, but a file with thousands is not a product image. */
const maxFrames = 500;
const maxSeconds = 10;
/** One at a time for all callers, so that the memory used by encoding is bounded. */
const oneByOne = pLimit(1);
/** Guests queue apart, and only one of them waits in the queue of all: whoever is signed in waits for one picture of theirs at most. */
const guests = pLimit(1);
const maxWaitingGuests = 16;

const reject = (fieldError: FieldError): never => {
  throw new AppError(fieldError);
};

const upright = async (bytes: Buffer): Promise<Sharp> =>
  (await openSharp())(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();

/** Any error of the decoder is an error of the file. */
async function read<T>(reading: () => Promise<T>, field: string): Promise<T> {
  try {
    return await reading();
  } catch (error) {
    const isSlow = error instanceof Error && error.message.startsWith('timeout');
    return reject({ code: isSlow ? 'pictureTooSlow' : 'notAPicture', field });
  }
}

async function requireDrawable(bytes: Buffer, field: string): Promise<void> {
  // Only the head is read here: how large a picture says it is costs nothing to learn.
  const sharp = await openSharp();
  const head = await read(() => sharp(bytes, { limitInputPixels: false }).metadata(), field);
  const { format, width, height, pages = 1 } = head;
  if (!kinds.has(format)) reject({ code: 'notAPicture', field });
  if (width * height > maxPixels)
    reject({ code: 'pictureTooWide', field, details: { width, height, longest: longestSent } });
  if (pages > maxFrames) reject({ code: 'tooManyFrames', field, details: { maximum: maxFrames } });
}

const within = (picture: Sharp, side: number, quality: number) =>
  picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });

async function drawn(bytes: Buffer, field: string): Promise<ReencodedPicture> {
  await requireDrawable(bytes, field);
  const sharp = await openSharp();
  const whole = await read(async () => within(await upright(bytes), longestSide, 82), field);
  const small = await read(() => within(sharp(whole.data), thumbnailSide, 78), field);
  const { width, height } = whole.info;
  return { width, height, picture: whole.data, thumbnail: small.data };
}

/** Re-encodes an image, upright, no larger than a page displays it and without any other content; rejects other files, at `field`. */
export const reencodePicture = (bytes: Buffer, field = 'file'): Promise<ReencodedPicture> =>
  oneByOne(() => drawn(bytes, field));

/** The same for somebody who is not signed in; refused if too many of them wait. */
export const reencodeForGuest = async (bytes: Buffer, field: string): Promise<ReencodedPicture> => {
  if (guests.pendingCount >= maxWaitingGuests) throw new AppError({ code: 'overloaded' });
  return guests(() => reencodePicture(bytes, field));
};

/** The centre of an image as a square with this side, re-encoded likewise; `field` is the field of its error. */
const reencodeSquare = (bytes: Buffer, side: number, field: string): Promise<Buffer> =>
  oneByOne(async () => {
    await requireDrawable(bytes, field);
    const square = async () =>
      (await upright(bytes))
        .resize(side, side, { fit: 'cover', position: 'centre' })
        .timeout({ seconds: maxSeconds })
        .webp({ quality: 82 })
        .toBuffer();
    return read(square, field);
  });

/** Pixels of a side: the maximum displayed, on a high-resolution screen. */
const side = 256;

/** A re-encoded profile photo, also as a data URI: the original is never stored, whatever else it contained. */
export async function reencodePhoto(sent: Buffer): Promise<{ picture: Buffer; dataUri: string }> {
  const picture = await reencodeSquare(sent, side, 'profileImage');
  const dataUri = `data:image/webp;base64,${picture.toString('base64')}`;
  if (dataUri.length > maxProfileImageLength)
    throw new AppError({ code: 'notAPicture', field: 'profileImage' });
  return { picture, dataUri };
}
