import { type BucketId, bucketOf } from '@saer/contract/site/file';
import { AppError } from '../../http/replies/app-error.ts';

const unknown = 'application/octet-stream';

/** How a file of a kind begins. Pictures are known by their decoder. */
const beginnings: readonly (readonly [string, string])[] = [['%PDF-', 'application/pdf']];

/** The media type of a file by how it begins, whatever its name says; refused where its bucket takes no such file. */
export function requireMediaType(bucketId: BucketId, start: Buffer): string {
  const { mediaTypes } = bucketOf(bucketId);
  if (mediaTypes === undefined) return unknown;
  const head = start.subarray(0, 16).toString('latin1');
  const allowed = beginnings.filter(([, type]) => mediaTypes.includes(type));
  const found = allowed.find(([beginning]) => head.startsWith(beginning));
  if (found !== undefined) return found[1];
  const options = allowed.map(([, type]) => type).join(', ');
  throw new AppError({ code: 'notOneOf', field: 'file', details: { options } });
}
