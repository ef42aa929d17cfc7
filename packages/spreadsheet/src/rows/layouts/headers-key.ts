import { headerWords } from './header-key.ts';

const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a sheet's headers, under which its column answers are saved: SHA-256, in hexadecimal. */
export async function headersKey(headers: readonly string[]): Promise<string> {
  const text = JSON.stringify(headers.map((header) => headerWords(header).join(' ')));
  return hexadecimal(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
