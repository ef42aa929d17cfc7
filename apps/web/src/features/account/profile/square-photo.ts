import { maxProfileImageLength } from '@saer/contract/account';

const SIDE = 256;
const MAX_FILE_BYTES = 20_000_000;
const QUALITIES = [0.88, 0.75, 0.6] as const;

export const photoTypes = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** Whether a picture can be read here: by its declared type, and not so large that reading it would hang the page. */
export const isPhoto = (file: File): boolean =>
  photoTypes.some((type) => type === file.type) && file.size <= MAX_FILE_BYTES;

/** Its centre as a square of 256 pixels, as a JPEG data URI. Other data of the file, such as its location, is dropped. */
export async function squarePhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  // JPEG has no transparency: without a background, transparent parts would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    (picture.width - side) / 2,
    (picture.height - side) / 2,
    side,
    side,
    0,
    0,
    SIDE,
    SIDE,
  );
  picture.close();
  const drawn = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality));
  const fitting = drawn.find((uri) => uri.length <= maxProfileImageLength);
  if (fitting === undefined) throw new Error('The picture stays too large');
  return fitting;
}
