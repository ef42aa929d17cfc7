import { saveFile } from '../../../lib/browser/save-file.ts';

const kinds: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** Hands a sheet's bytes to the device, as a file. */
export function downloadFile(bytes: Uint8Array, name: string): void {
  const type = kinds[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  saveFile(new Blob([new Uint8Array(bytes)], { type }), name);
}
