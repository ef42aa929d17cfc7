const kinds: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

/** Hands bytes made here to the device, as a file. */
export function downloadFile(bytes: Uint8Array, name: string): void {
  const type = kinds[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun by then; the bytes are let go.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
