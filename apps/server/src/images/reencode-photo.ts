import { maxProfileImageLength } from '@saer/contract/account/account';
import { AppError } from '../http/replies/app-error.ts';
import { reencodeSquare } from './reencode-picture.ts';

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
