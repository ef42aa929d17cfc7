const polynomial = 0xedb88320;
/** Bytes processed at once. */
const stride = 8;

/** The effect of a byte on the checksum, followed by its effect at a distance of one, two … seven bytes. */
const tables = new Uint32Array(stride * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? polynomial ^ (value >>> 1) : value >>> 1;
  tables[byte] = value;
}
const from = (table: number, byte: number): number => tables[table * 256 + (byte & 255)] ?? 0;
for (let table = 1; table < stride; table += 1)
  for (let byte = 0; byte < 256; byte += 1) {
    const nearer = from(table - 1, byte);
    tables[table * 256 + byte] = from(0, nearer) ^ (nearer >>> 8);
  }

/** The checksum used by zip archives. Eight bytes at once: a sheet has megabytes. */
export function crc32(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let crc = 0xffffffff;
  let at = 0;
  for (; at + stride <= bytes.length; at += stride) {
    const near = crc ^ view.getUint32(at, true);
    const far = view.getUint32(at + 4, true);
    crc =
      from(7, near) ^
      from(6, near >>> 8) ^
      from(5, near >>> 16) ^
      from(4, near >>> 24) ^
      from(3, far) ^
      from(2, far >>> 8) ^
      from(1, far >>> 16) ^
      from(0, far >>> 24);
  }
  for (; at < bytes.length; at += 1) crc = from(0, crc ^ view.getUint8(at)) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
