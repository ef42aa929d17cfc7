import { detectUtf16 } from './detect-utf16.ts';

function decodedUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the caller tries what Arabic Excel writes.
    return null;
  }
}

/** A text file as text: UTF-8, UTF-16 or, as Arabic Excel writes it, Windows-1256. */
export function decodeText(bytes: Uint8Array): string {
  const order = detectUtf16(bytes);
  if (order !== null) return new TextDecoder(order).decode(bytes);
  return decodedUtf8(bytes) ?? new TextDecoder('windows-1256').decode(bytes);
}
