import { detectUtf16 } from './csv/detect-utf16.ts';

/** The type of a file by its first bytes: its name proves nothing. */
export type FileContent =
  | 'zip'
  | 'compound'
  | 'oldExcel'
  | 'text'
  | 'html'
  | 'xml'
  | 'pdf'
  | 'image'
  | 'archive'
  | 'binary';

const begins: readonly (readonly [FileContent, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // Excel 2, 3 and 4 wrote their records without a container.
  ['oldExcel', [0x09, 0x00, 0x04, 0x00]],
  ['oldExcel', [0x09, 0x02, 0x06, 0x00]],
  ['oldExcel', [0x09, 0x04, 0x06, 0x00]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['image', [0x52, 0x49, 0x46, 0x46]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x1f, 0x8b]],
];

const sampleLength = 4096;

/** Characters that text has none of. */
const isControl = (byte: number): boolean => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);

const isBinary = (bytes: Uint8Array): boolean =>
  detectUtf16(bytes) === null && bytes.subarray(0, sampleLength).some(isControl);

const htmlStart =
  /^\s*(?:<!--[^]{0,500}?-->\s*)?<(?:!doctype\s+html|html|head|body|table|meta|div|script|style)[\s>]/i;

export function fileContent(bytes: Uint8Array): FileContent {
  const signature = begins.find(([, start]) => start.every((byte, i) => bytes[i] === byte));
  if (signature !== undefined) return signature[0];
  if (isBinary(bytes)) return 'binary';
  const start = new TextDecoder()
    .decode(bytes.subarray(0, sampleLength))
    .replaceAll('\0', '')
    .replace(/^[\uFEFF\uFFFD]+/, '');
  if (htmlStart.test(start)) return 'html';
  return /^\s*<(?:\?xml|!--|[\w:]+[\s>])/.test(start) ? 'xml' : 'text';
}
