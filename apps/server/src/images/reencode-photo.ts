import { maxProfileImageLength } from '@saer/contract/account';
import { AppError } from '../http/app-error.ts';
import { reencodeSquare } from './reencode-picture.ts';

/** Pixels of a side: the maximum displayed, on a high-resolution screen. */
const side = 256;

/** A re-encoded profile photo as a data URI: the original is never stored, whatever else it contained. */
export async function reencodePhoto(dataUri: string): Promise<string> {
  const sent = Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');
  const drawn = `data:image/webp;base64,${(await reencodeSquare(sent, side, 'profileImage')).toString('base64')}`;
  if (drawn.length > maxProfileImageLength)
    throw new AppError({ code: 'notAPicture', field: 'profileImage' });
  return drawn;
}
