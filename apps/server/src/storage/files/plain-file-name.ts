import { cleanText } from '@saer/contract/api/clean-text';
import { type BucketId, bucketOf } from '@saer/contract/site/file';
import { AppError } from '../../http/replies/app-error.ts';

const longest = 200;

/**
 * A file's name as it is stored and offered for saving: its last segment, composed, without control characters and what file systems
 * reserve; the ending survives where the name is cut.
 */
export function plainFileName(sent: string): string {
  const last = sent.split(/[\\/]/).at(-1) ?? '';
  const plain = cleanText(last.toWellFormed())
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\uFFFD]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (plain === '') return 'file';
  if (plain.length <= longest) return plain;
  const [, ending = ''] = /(\.[A-Za-z0-9]{1,10})$/.exec(plain) ?? [];
  let kept = '';
  for (const character of plain) {
    if (kept.length + character.length + ending.length > longest) break;
    kept += character;
  }
  return kept + ending;
}

/** The name of a picture after it was re-encoded. */
export const webpName = (name: string): string => `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.webp`;

/** The name of a PDF, which ends as one whatever was sent: saved under it, it opens as nothing else. */
export const pdfName = (name: string): string => `${plainFileName(name).replace(/\.pdf$/i, '')}.pdf`;

const unknown = 'application/octet-stream';

/** The beginning of a file of each kind. Pictures are known by their decoder. */
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
